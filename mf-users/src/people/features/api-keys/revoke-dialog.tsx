import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiKey, apiKeyQueries, revokeKey } from '#/people/api/api-keys.ts';

interface RevokeDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** A key that is gone already counts as revoked. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Revokes a key after a question: the programs that use it stop at once. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const revocation = useMutation({
    mutationFn: () =>
      revokeKey(apiKey.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('apiKeys.revoke.done'));
      return client.invalidateQueries({ queryKey: apiKeyQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('apiKeys.revoke.title', { name: `\u2068${apiKey.name}\u2069` })}
      description={t('apiKeys.revoke.text')}
      confirmLabel={t('apiKeys.revoke.confirm')}
      error={revocation.isError ? t('apiKeys.revoke.failed') : null}
      pending={revocation.isPending}
      onConfirm={() => revocation.mutate()}
      onCancel={onClose}
    />
  );
}
