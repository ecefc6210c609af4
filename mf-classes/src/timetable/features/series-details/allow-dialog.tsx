import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#/class/components/dialogs/reason-dialog.tsx';
import type { Decision } from '#/timetable/api/series.ts';

interface AllowDialogProps {
  pending: boolean;
  problem: string | null;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/** An admin allows a class to overlap another one, and gives the reason (D22). */
export function AllowDialog({ onDecide, ...dialog }: AllowDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <ReasonDialog
      title={t('series.notMade.allow')}
      text={t('series.notMade.allowText')}
      confirmLabel={t('series.notMade.make')}
      label={t('classForm.overlap.reason')}
      required={t('classForm.overlap.required')}
      onConfirm={(reason) => onDecide({ action: 'allow', reason })}
      {...dialog}
    />
  );
}
