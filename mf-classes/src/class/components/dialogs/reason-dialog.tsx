import { ConfirmDialog, TextAreaField } from '@academy/shared-ui';
import { useState } from 'react';

const MOST = 500;

interface ReasonDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  label: string;
  /** The error if the reason is missing. */
  required: string;
  problem: string | null;
  pending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of an action. */
export function ReasonDialog({ title, text, confirmLabel, label, required, problem, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const words = reason.trim();
  const { pending, onConfirm, onClose } = dialog;
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={title}
      description={text}
      confirmLabel={confirmLabel}
      error={problem}
      pending={pending}
      onConfirm={() => (words ? onConfirm(words) : setChecked(true))}
      onCancel={onClose}
    >
      <TextAreaField
        label={label}
        rows={2}
        maxLength={MOST}
        value={reason}
        error={isChecked && !words ? required : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
