import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteForm, type FormRow, formQueries } from '#/api/forms.ts';
import { isolated } from '#/components/isolated.ts';
import { unlessGone } from '#/components/status-of.ts';

interface DeleteFormDialogProps {
  form: FormRow;
  onClose: () => void;
}

/** Shows the effect on submissions, and deletes the form. */
export function DeleteFormDialog({ form, onClose }: DeleteFormDialogProps) {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteForm(form.id).catch(unlessGone),
    onSuccess: () => {
      onClose();
      toast.success(t('delete.done'));
      return client.invalidateQueries({ queryKey: formQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('delete.title', { name: isolated(form.name) })}
      description={t('delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
