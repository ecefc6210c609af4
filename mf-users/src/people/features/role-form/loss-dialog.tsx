import { ConfirmDialog } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type Loss, LossList } from './loss-list.tsx';

interface LossDialogProps {
  loss: Loss;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before people lose permissions that they have today. */
export function LossDialog({ loss, onConfirm, onCancel }: LossDialogProps) {
  const { t } = useTranslation('users');
  return (
    <ConfirmDialog
      open
      title={t('roles.loss.title')}
      description={t('roles.loss.text', { count: loss.users })}
      confirmLabel={t('roles.loss.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <LossList loss={loss} />
    </ConfirmDialog>
  );
}
