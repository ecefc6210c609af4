import { useTranslation } from '@academy/shared-auth';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** The verb of the act, as on the button that asked. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'brand';
  /** The act is under way. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be undone. The focus starts on the way back. */
export function ConfirmDialog({ tone = 'danger', pending, onConfirm, onCancel, ...rest }: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      open={rest.open}
      onClose={onCancel}
      title={rest.title}
      description={rest.description}
      urgent
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {rest.cancelLabel ?? t('dialog.cancel')}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'solid'} loading={pending} onClick={onConfirm}>
            {rest.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
