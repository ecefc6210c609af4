import { toast } from '@academy/shared-ui';
import { DownloadIcon, MessageCircleIcon, UserCheckIcon, UserPlusIcon, UserXIcon } from '@academy/shared-ui/icons';
import { type BulkAction, saveFile } from '@academy/shared-ui/list';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { usersCsv } from '#/people/api/accounts.ts';
import { useActivation } from './use-activation.ts';
import type { Asked } from './user-action-dialogs.tsx';

const UserActionDialogs = lazy(() => import('./user-action-dialogs.tsx'));

/** The file has the same columns as that of the list; the selection stays for the next action. */
async function saveSelection(users: readonly User[]): Promise<boolean> {
  const ids = users.map(({ id }) => id).join(',');
  saveFile(await usersCsv(null, { sort: 'name', q: '', filters: { ids } }), 'users.csv');
  return false;
}

/** Asks about those of the selected people whom an act reaches; `nobody` is the key of the error without any. */
function useAskThose(ask: (asked: Asked) => void) {
  const { t } = useTranslation('users');
  return (act: 'message' | 'invite', nobody: string) => (users: readonly User[]) => {
    const reached = users.filter(({ may }) => may[act]);
    if (reached.length > 0) return new Promise<boolean>((response) => ask({ act, users: reached, response }));
    toast.error(t(nobody));
    return Promise.resolve(false);
  };
}

interface UserActionDialogOptions {
  /** Called at once after a deletion, before the lists are fetched again. */
  onDeleted?: () => void;
}

/** The actions on one person and on selected people, and their dialogs. */
export function useUserActionDialog({ onDeleted }: UserActionDialogOptions = {}) {
  const { t } = useTranslation('users');
  const viewer = useViewer();
  const setActive = useActivation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const askToDeactivate = (users: readonly User[]) =>
    new Promise<boolean>((response) => setAsked({ act: 'deactivate', users, response }));
  const close = () => setAsked(null);
  const askThose = useAskThose(setAsked);
  const askToInvite = askThose('invite', 'invitation.dialog.nobody');
  const forEverybody: BulkAction<User>[] = [
    ...(viewer.can('messaging.create')
      ? [
          {
            id: 'message',
            label: t('list.action.message'),
            icon: <MessageCircleIcon />,
            onSelect: askThose('message', 'list.message.nobody'),
          },
        ]
      : []),
    { id: 'csv', label: t('list.action.csv'), icon: <DownloadIcon />, onSelect: saveSelection },
  ];
  const forEditors: BulkAction<User>[] = [
    {
      id: 'invite',
      label: t('list.action.invite'),
      icon: <UserPlusIcon />,
      onSelect: askThose('invite', 'invitation.dialog.nobody'),
    },
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
    onInvite: (user: User) => void askToInvite([user]),
    bulk: [...forEverybody, ...(viewer.can('users.update') ? forEditors : [])],
    dialog: asked && (
      <Suspense fallback={null}>
        <UserActionDialogs asked={asked} onDeleted={onDeleted} onClose={close} />
      </Suspense>
    ),
  };
}
