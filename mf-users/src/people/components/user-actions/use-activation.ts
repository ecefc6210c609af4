import { toast } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type User, userQueries } from '#/base/api/users.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { changeUser } from '#/people/api/accounts.ts';
import { type Rejection, rejectionOf } from './rejection.ts';

/** Activates or deactivates people one after another, and reports for how many it succeeded (D5). */
export function useActivation() {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const viewer = useViewer();

  return async (users: readonly User[], active: boolean): Promise<boolean> => {
    const kind = active ? 'reactivate' : 'deactivate';
    const done: User[] = [];
    let rejection: Rejection = { reason: 'self' };
    for (const user of users) {
      if (user.id === viewer.id && !active) continue;
      try {
        await changeUser(user.id, { active });
        done.push(user);
      } catch (error) {
        rejection = rejectionOf(error, user, viewer.id);
      }
    }
    await client.invalidateQueries({ queryKey: userQueries.all() });
    const description = () => t(`list.refused.${rejection.reason}`, { count: rejection.count });
    const counts = { done: done.length, all: users.length };
    if (counts.done === 0) toast.error(description());
    else if (counts.done < counts.all) toast.error(t(`list.${kind}.some`, counts), { description: description() });
    else toast.success(t(`list.${kind}.done`, { count: counts.done, name: `\u2068${done[0]?.name}\u2069` }));
    return counts.done > 0;
  };
}
