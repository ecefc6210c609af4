import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type User, userQueries } from '#/base/api/users.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { deleteUser } from '#/people/api/accounts.ts';
import { rejectionOf } from './rejection.ts';

interface DeleteUserDialogProps {
  user: User;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** A user who is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Explains the effect of deleting a user, and does it; after a rejection it stays open with the reason. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const viewer = useViewer();
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
  const rejection = deletion.error && rejectionOf(deletion.error, user, viewer.id);
  return (
    <ConfirmDialog
      open
      title={t('list.delete.title', { name: `\u2068${user.name}\u2069` })}
      description={t('list.delete.text')}
      confirmLabel={t('list.delete.confirm')}
      typed={user.name}
      error={rejection && t(`list.refused.${rejection.reason}`, { count: rejection.count })}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
