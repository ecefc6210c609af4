import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePackage, type Package, packageQueries } from '#/api/packages.ts';
import { isolated } from '#/components/isolated.ts';

interface DeletePackageDialogProps {
  offer: Package;
  onClose: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says what remains after a package is deleted (D40), and deletes it. */
export function DeletePackageDialog({ offer, onClose }: DeletePackageDialogProps) {
  const { t } = useTranslation('subscriptions');
  const title = useTitle()(offer.title, offer.titleAr);
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deletePackage(offer._id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('packages.delete.done'));
      return client.invalidateQueries({ queryKey: packageQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('packages.delete.title', { name: isolated(title.text) })}
      description={t('packages.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('packages.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
