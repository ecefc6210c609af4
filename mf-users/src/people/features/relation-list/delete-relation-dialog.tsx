import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteRelation, type Relation, relationQueries } from '#/people/api/relations.ts';

interface DeleteRelationDialogProps {
  relation: Relation;
  onClose: () => void;
}

/** An object that is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says what the relative will no longer see (D8), and deletes the relation. */
export function DeleteRelationDialog({ relation, onClose }: DeleteRelationDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteRelation(relation.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('relations.delete.done'));
      return client.invalidateQueries({ queryKey: relationQueries.all() });
    },
  });
  const names = {
    student: `\u2068${relation.user_name}\u2069`,
    relative: `\u2068${relation.related_user_name}\u2069`,
  };
  const what = relation.relationship_type === 'parent' ? 'parent' : 'other';
  return (
    <ConfirmDialog
      open
      title={t('relations.delete.title')}
      description={t(`relations.delete.${what}`, names)}
      confirmLabel={t('relations.delete.confirm')}
      error={deletion.isError ? t('relations.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
