import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type User, userQueries } from '#/base/api/users.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { resetTwoSteps } from '#/people/api/accounts.ts';
import { rejectionOf } from './rejection.ts';

interface ResetTwoStepsDialogProps {
  user: User;
  onClose: () => void;
}

/** The user has none: it was removed meanwhile. */
const isRemoved = (error: unknown) => error instanceof ApiError && error.status === 409;

/** D120: lets a user who has lost phone and codes sign in with the password alone. */
export function ResetTwoStepsDialog({ user, onClose }: ResetTwoStepsDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const viewer = useViewer();
  const about = { name: `\u2068${user.name}\u2069` };
  const reset = useMutation({
    mutationFn: async () => {
      await resetTwoSteps(user.id).catch((error: unknown) => {
        if (!isRemoved(error)) throw error;
      });
      await client.invalidateQueries({ queryKey: userQueries.all() });
    },
    onSuccess: () => {
      toast.success(t('list.resetTwoSteps.done', about));
      onClose();
    },
  });
  const rejection = reset.error && rejectionOf(reset.error, user, viewer.id);
  return (
    <ConfirmDialog
      open
      title={t('list.resetTwoSteps.title', about)}
      description={t('list.resetTwoSteps.text')}
      confirmLabel={t('list.resetTwoSteps.confirm')}
      error={rejection && t(`list.refused.${rejection.reason}`, { count: rejection.count })}
      pending={reset.isPending}
      onConfirm={() => reset.mutate()}
      onCancel={onClose}
    />
  );
}
