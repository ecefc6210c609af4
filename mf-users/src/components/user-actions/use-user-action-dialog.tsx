import { useTranslation } from '@academy/shared-auth';
import { UserCheckIcon, UserXIcon } from '@academy/shared-ui/icons';
import type { BulkAction } from '@academy/shared-ui/list';
import { useState } from 'react';
import type { User } from '#/api/users.ts';
import { useViewer } from '#/components/people/use-viewer.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { useActivation } from './use-activation.ts';

type Asked =
  | { act: 'delete'; user: User }
  | { act: 'deactivate'; users: readonly User[]; response: (done: boolean) => void };

interface UserActionDialogOptions {
  /** Called at once when somebody was deleted, before the lists are read again. */
  onDeleted?: () => void;
}

/** The actions on one person and on those who are ticked, and the dialog that asks about them. */
export function useUserActionDialog({ onDeleted }: UserActionDialogOptions = {}) {
  const { t } = useTranslation('users');
  const viewer = useViewer();
  const setActive = useActivation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const askToDeactivate = (users: readonly User[]) =>
    new Promise<boolean>((response) => setAsked({ act: 'deactivate', users, response }));
  const close = () => setAsked(null);
  const bulk: BulkAction<User>[] = [
    {
      id: 'reactivate',
      label: t('list.action.reactivate'),
      icon: <UserCheckIcon />,
      onSelect: (users) => setActive(users, true),
    },
    {
      id: 'deactivate',
      label: t('list.action.deactivate'),
      icon: <UserXIcon />,
      tone: 'danger',
      onSelect: askToDeactivate,
    },
  ];
  return {
    onDelete: (user: User) => setAsked({ act: 'delete', user }),
    onDeactivate: (user: User) => void askToDeactivate([user]),
    onReactivate: (user: User) => void setActive([user], true),
    bulk: viewer.can('users.update') ? bulk : [],
    dialog:
      asked?.act === 'delete' ? (
        <DeleteUserDialog user={asked.user} onDeleted={onDeleted} onClose={close} />
      ) : asked ? (
        <DeactivateDialog
          users={asked.users}
          onClose={(done) => {
            close();
            asked.response(done);
          }}
        />
      ) : null,
  };
}
