import { ConfirmDialog } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { type Hold, takeBackHold } from '#/timetable/api/holds.ts';
import { useHoldWords } from '#/timetable/components/holds/use-hold-words.ts';

/** Takes back a pause of the family that has not begun (D136). */
export function TakeBackDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  const sending = useClassChange({
    send: () => takeBackHold(hold.id),
    done: t('holds.end.planned.done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('holds.end.planned.title')}
      description={t('holds.end.planned.text', { days: isolated(daysOf(hold)) })}
      confirmLabel={t('holds.end.planned.confirm')}
      error={sending.problem}
      pending={sending.isPending}
      onConfirm={() => sending.mutate(undefined)}
      onCancel={onClose}
    />
  );
}
