import { beginView } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { viewAs } from '#/people/api/accounts.ts';

/** Opens the academy in this tab as another user sees it (D124). */
export function useViewAs(): (user: User) => void {
  const { t } = useTranslation('users');
  const begin = useMutation({
    mutationFn: async ({ id }: User) => {
      if (!beginView(await viewAs(id))) throw new Error('the browser keeps nothing of a tab');
    },
    onError: () => toast.error(t('list.viewAs.failed')),
  });
  return (user) => begin.mutate(user);
}
