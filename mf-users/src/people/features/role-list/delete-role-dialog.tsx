import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteRole, holdersIn, type RoleRow, roleQueries } from '#/people/api/roles.ts';

interface DeleteRoleDialogProps {
  role: RoleRow;
  onClose: () => void;
}

/** An object that is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Deletes a role without holders; with holders shows how many. */
export function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteRole(role.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('roles.delete.done'));
      return client.invalidateQueries({ queryKey: roleQueries.all() });
    },
  });
  const holders = holdersIn(deletion.error);
  const rejection = holders === null ? t('roles.delete.failed') : t('roles.delete.held', { count: holders });
  return (
    <ConfirmDialog
      open
      title={t('roles.delete.title', { name: `\u2068${role.name}\u2069` })}
      description={t('roles.delete.text')}
      confirmLabel={t('roles.delete.confirm')}
      error={deletion.isError ? rejection : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
