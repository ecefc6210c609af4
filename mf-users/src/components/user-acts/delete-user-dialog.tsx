import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { deleteUser, type User, userQueries } from '#/api/users.ts';
import { useReader } from '#/components/use-reader.ts';
import { refusalOf } from './refusal.ts';

interface DeleteUserDialogProps {
  user: User;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** One who is gone already is what was wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says what deleting somebody does, does it, and stays with the reason where it is refused. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const reader = useReader();
  const deletion = useMutation({
    mutationFn: async () => {
      await deleteUser(user.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      onDeleted?.();
      await client.invalidateQueries({ queryKey: userQueries.all() });
    },
    onSuccess: () => {
      toast.success(t('list.delete.done'));
      onClose();
    },
  });
  const refusal = deletion.error && refusalOf(deletion.error, user, reader.id);
  return (
    <ConfirmDialog
      open
      title={t('list.delete.title', { name: `\u2068${user.name}\u2069` })}
      description={t('list.delete.text')}
      confirmLabel={t('list.delete.confirm')}
      error={refusal && t(`list.refused.${refusal.reason}`, { count: refusal.count })}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
