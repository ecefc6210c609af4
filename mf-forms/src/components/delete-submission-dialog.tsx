import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formQueries } from '#/api/forms.ts';
import { deleteSubmission } from '#/api/submissions.ts';
import { isolated } from './isolated.ts';
import { unlessGone } from './status-of.ts';

interface DeleteSubmissionDialogProps {
  id: string;
  /** The sender. */
  name: string;
  onClose: () => void;
  /** Called before the lists are fetched again: the submission's page navigates away first. */
  onDeleted?: () => void;
}

export function DeleteSubmissionDialog({ id, name, onClose, onDeleted }: DeleteSubmissionDialogProps) {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteSubmission(id).catch(unlessGone),
    onSuccess: () => {
      onClose();
      onDeleted?.();
      toast.success(t('submission.delete.done'));
      return client.invalidateQueries({ queryKey: formQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('submission.delete.title', { name: isolated(name) })}
      description={t('submission.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('submission.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
