import { useTranslation } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { DownloadIcon, MessageCircleIcon, UserCheckIcon, UserXIcon } from '@academy/shared-ui/icons';
import { type BulkAction, saveFile } from '@academy/shared-ui/list';
import { useState } from 'react';
import { type User, usersCsv } from '#/api/users.ts';
import { useViewer } from '#/components/people/use-viewer.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { ResetTwoStepsDialog } from './reset-two-steps-dialog.tsx';
import { useActivation } from './use-activation.ts';

type Asked =
  | { act: 'message'; users: readonly User[]; response: (done: boolean) => void }
  | { act: 'delete'; user: User }
  | { act: 'resetTwoSteps'; user: User }
  | { act: 'deactivate'; users: readonly User[]; response: (done: boolean) => void };

/** The file has the same columns as that of the list; the selection stays for what is next. */
async function saveSelection(users: readonly User[]): Promise<boolean> {
  const ids = users.map(({ id }) => id).join(',');
  saveFile(await usersCsv(null, { sort: 'name', q: '', filters: { ids } }), 'users.csv');
  return false;
}

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
  const askForMessage = (users: readonly User[]) => {
    const reached = users.filter(({ may }) => may.message);
    if (reached.length === 0) {
      toast.error(t('list.message.nobody'));
      return Promise.resolve(false);
    }
    return new Promise<boolean>((response) => setAsked({ act: 'message', users: reached, response }));
  };
  const forEverybody: BulkAction<User>[] = [
    ...(viewer.can('messaging.create')
      ? [{ id: 'message', label: t('list.action.message'), icon: <MessageCircleIcon />, onSelect: askForMessage }]
      : []),
    { id: 'csv', label: t('list.action.csv'), icon: <DownloadIcon />, onSelect: saveSelection },
  ];
  const forEditors: BulkAction<User>[] = [
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
    onResetTwoSteps: (user: User) => setAsked({ act: 'resetTwoSteps', user }),
    bulk: [...forEverybody, ...(viewer.can('users.update') ? forEditors : [])],
    dialog:
      asked?.act === 'delete' ? (
        <DeleteUserDialog user={asked.user} onDeleted={onDeleted} onClose={close} />
      ) : asked?.act === 'resetTwoSteps' ? (
        <ResetTwoStepsDialog user={asked.user} onClose={close} />
      ) : asked?.act === 'message' ? (
        <MessageDialog
          users={asked.users}
          onClose={(done) => {
            close();
            asked.response(done);
          }}
        />
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
