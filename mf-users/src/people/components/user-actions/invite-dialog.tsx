import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type User, userQueries } from '#/base/api/users.ts';
import { inviteUser, inviteUsers } from '#/people/api/accounts.ts';

interface InviteDialogProps {
  /** How many people are asked about; the name and address of a single one. */
  count: number;
  first: User | undefined;
  /** Sends the mails; returns how many. */
  send: () => Promise<number>;
  /** `done`: whether somebody was invited. */
  onClose: (done: boolean) => void;
}

/** They have signed in in the meantime, or their accounts have changed. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 409;

/** D87: mails a link for choosing a password to people who have not signed in yet. */
export function InviteDialog({ count, first, send, onClose }: InviteDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const about = { count, name: `\u2068${first?.name ?? ''}\u2069`, email: `\u2068${first?.email ?? ''}\u2069` };
  const refresh = () => client.invalidateQueries({ queryKey: userQueries.all() });
  const invite = useMutation({
    mutationFn: send,
    onSuccess: (sent) => {
      if (sent === 0) toast.error(t('invitation.dialog.nobody'));
      else if (count === 1) toast.success(t('invitation.dialog.done.one', about));
      // Of several people it is unknown who could no longer be invited.
      else toast.success(t('invitation.dialog.done.many', { count: sent }));
      onClose(sent > 0);
      return refresh();
    },
    onError: (error) => (isOver(error) ? refresh() : undefined),
  });
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('invitation.dialog.title', about)}
      description={t(count === 1 ? 'invitation.dialog.text.one' : 'invitation.dialog.text.many', about)}
      confirmLabel={t('invitation.dialog.confirm', about)}
      error={invite.error && t(isOver(invite.error) ? 'invitation.dialog.over' : 'invitation.dialog.failed')}
      pending={invite.isPending}
      onConfirm={() => invite.mutate()}
      onCancel={() => onClose(false)}
    />
  );
}

const idsOf = (users: readonly User[]) => users.map(({ id }) => id).join(',');

/** The same about people who are named. */
export function InviteUsersDialog({ users, onClose }: { users: readonly User[]; onClose: (done: boolean) => void }) {
  const [first] = users;
  const send = async () => {
    if (!first || users.length > 1) return inviteUsers(null, { sort: 'name', q: '', filters: { ids: idsOf(users) } });
    await inviteUser(first.id);
    return 1;
  };
  return <InviteDialog count={users.length} first={first} send={send} onClose={onClose} />;
}
