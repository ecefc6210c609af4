import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { inviteUser, type User, userQueries } from '#/api/users.ts';

interface InviteDialogProps {
  user: User;
  onClose: () => void;
}

/** They have signed in meanwhile, or their account has changed. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 409;

/** D87: mails a link for choosing a password to somebody who has not signed in yet. */
export function InviteDialog({ user, onClose }: InviteDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const about = { name: `\u2068${user.name}\u2069`, email: `\u2068${user.email ?? ''}\u2069` };
  const refresh = () => client.invalidateQueries({ queryKey: userQueries.all() });
  const invite = useMutation({
    mutationFn: () => inviteUser(user.id),
    onSuccess: () => {
      toast.success(t('invitation.dialog.done', about));
      onClose();
      return refresh();
    },
    onError: (error) => (isOver(error) ? refresh() : undefined),
  });
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('invitation.dialog.title', about)}
      description={t('invitation.dialog.text', about)}
      confirmLabel={t('invitation.dialog.confirm')}
      error={invite.error && t(isOver(invite.error) ? 'invitation.dialog.over' : 'invitation.dialog.failed')}
      pending={invite.isPending}
      onConfirm={() => invite.mutate()}
      onCancel={onClose}
    />
  );
}
