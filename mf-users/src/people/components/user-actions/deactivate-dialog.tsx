import { ConfirmDialog } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { useActivation } from './use-activation.ts';

interface DeactivateDialogProps {
  users: readonly User[];
  /** `done`: whether any of them was deactivated. */
  onClose: (done: boolean) => void;
}

/** Explains the effect of deactivating people, and does it. */
export function DeactivateDialog({ users, onClose }: DeactivateDialogProps) {
  const { t } = useTranslation('users');
  const setActive = useActivation();
  const deactivation = useMutation({ mutationFn: () => setActive(users, false), onSuccess: onClose });
  const about = { count: users.length, name: `\u2068${users[0]?.name}\u2069` };
  return (
    <ConfirmDialog
      open
      title={t('list.deactivate.title', about)}
      description={t('list.deactivate.text', about)}
      confirmLabel={t('list.deactivate.confirm')}
      pending={deactivation.isPending}
      onConfirm={() => deactivation.mutate()}
      onCancel={() => onClose(false)}
    />
  );
}
