import type { User } from '#/base/api/users.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { InviteUsersDialog } from './invite-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { ResetTwoStepsDialog } from './reset-two-steps-dialog.tsx';

/** The open dialog about people. */
export type Asked =
  | { act: 'message'; users: readonly User[]; response: (done: boolean) => void }
  | { act: 'delete'; user: User }
  | { act: 'resetTwoSteps'; user: User }
  | { act: 'invite'; users: readonly User[]; response: (done: boolean) => void }
  | { act: 'deactivate'; users: readonly User[]; response: (done: boolean) => void };

interface UserActionDialogsProps {
  asked: Asked;
  /** Called at once after a deletion. */
  onDeleted: (() => void) | undefined;
  onClose: () => void;
}

const dialogs = { message: MessageDialog, invite: InviteUsersDialog, deactivate: DeactivateDialog };

/** The dialogs about people, whose code loads with the first of them. */
export default function UserActionDialogs({ asked, onDeleted, onClose }: UserActionDialogsProps) {
  if (asked.act === 'delete') return <DeleteUserDialog user={asked.user} onDeleted={onDeleted} onClose={onClose} />;
  if (asked.act === 'resetTwoSteps') return <ResetTwoStepsDialog user={asked.user} onClose={onClose} />;
  const Dialog = dialogs[asked.act];
  const answer = (done: boolean) => {
    onClose();
    asked.response(done);
  };
  return <Dialog users={asked.users} onClose={answer} />;
}
