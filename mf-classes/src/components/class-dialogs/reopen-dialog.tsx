import { useTranslation } from '@academy/shared-auth';
import { ConfirmDialog, TextAreaField } from '@academy/shared-ui';
import { useState } from 'react';
import { reopenClass } from '#/api/classes.ts';
import type { ClassDialogProps } from './cancel-dialog.tsx';
import { useClassChange } from './use-class-change.ts';

const MOST = 500;

/** Asks why, and takes the report of a class back (D20). */
export function ReopenDialog({ row, onClose }: ClassDialogProps) {
  const { t } = useTranslation('classes');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useClassChange({
    send: (words: string) => reopenClass(row.id, words),
    done: t('reopen.done'),
    onDone: onClose,
  });
  const words = reason.trim();
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('reopen.title')}
      description={t('reopen.text')}
      confirmLabel={t('reopen.confirm')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => (words ? change.mutate(words) : setMissing(true))}
      onCancel={onClose}
    >
      <TextAreaField
        label={t('reopen.reason.label')}
        rows={2}
        maxLength={MOST}
        value={reason}
        error={isMissing && !words ? t('reopen.reason.required') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
