import { useTranslation } from '@academy/shared-auth';
import { ConfirmDialog, TextAreaField } from '@academy/shared-ui';
import { useState } from 'react';
import type { Decision } from '#/api/series.ts';

const MOST = 500;

interface AllowDialogProps {
  pending: boolean;
  problem: string | null;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/** An admin lets a class be beside another, and says why (D22). */
export function AllowDialog({ pending, problem, onDecide, onClose }: AllowDialogProps) {
  const { t } = useTranslation('classes');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const words = reason.trim();
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('series.notMade.allow')}
      description={t('series.notMade.allowText')}
      confirmLabel={t('series.notMade.make')}
      error={problem}
      pending={pending}
      onConfirm={() => (words ? onDecide({ action: 'allow', reason: words }) : setMissing(true))}
      onCancel={onClose}
    >
      <TextAreaField
        label={t('classForm.overlap.reason')}
        rows={2}
        maxLength={MOST}
        value={reason}
        error={isMissing && !words ? t('classForm.overlap.required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
