import { Button, toast } from '@academy/shared-ui';
import { UserIcon } from '@academy/shared-ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Child, openChild } from '#/base/api/children.ts';

/** D141: opens the academy on this device as the child. */
export function OpenChild({ child }: { child: Child }) {
  const { t } = useTranslation('classes');
  const open = useMutation({
    mutationFn: () => openChild(child.id),
    onError: () => toast.error(t('home.children.openFailed')),
  });
  // The page is left after a success: a second press would open it again.
  const isBusy = open.isPending || open.isSuccess;
  return (
    <Button size="sm" loading={isBusy} onClick={() => open.mutate()}>
      <UserIcon aria-hidden />
      {t('home.children.open', { name: `\u2068${child.name}\u2069` })}
    </Button>
  );
}
