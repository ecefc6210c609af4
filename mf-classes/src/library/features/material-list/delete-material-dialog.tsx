import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { deleteMaterial, type Material, materialQueries } from '#/library/api/materials.ts';
import { useMaterialName } from '#/library/components/use-material-name.ts';

interface DeleteMaterialDialogProps {
  material: Material;
  onClose: () => void;
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** Shows the effect on classes that use it, and deletes the material. */
export function DeleteMaterialDialog({ material, onClose }: DeleteMaterialDialogProps) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteMaterial(material.id).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('materials.delete.done'));
      return client.invalidateQueries({ queryKey: materialQueries.all() });
    },
  });
  const problem = statusOf(deletion.error) === 409 ? 'materials.delete.used' : 'materials.delete.failed';
  const name = useMaterialName()(material);
  return (
    <ConfirmDialog
      open
      title={t('materials.delete.title', { name: isolated(name ?? '') })}
      description={t('materials.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t(problem) : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
