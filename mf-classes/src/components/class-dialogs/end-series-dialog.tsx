import { useTranslation } from '@academy/shared-auth';
import { CheckboxField, ConfirmDialog, Stack } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import { endSeries, type SeriesDetail } from '#/api/series.ts';
import { isolated } from '#/components/isolated.ts';
import { wallClock } from '#/components/time-check/wall-text.ts';
import { useSeriesChange } from './use-series-change.ts';

interface EndSeriesDialogProps {
  series: SeriesDetail;
  /** The first day without classes; today where nothing is said. */
  from?: string;
  onClose: () => void;
  onDone: () => void;
}

/** Ends a series before a day; its classes from then on are cancelled. */
export function EndSeriesDialog({ series, from, onClose, onDone }: EndSeriesDialogProps) {
  const { t } = useTranslation('classes');
  const [day, setDay] = useState(from ?? wallClock(new Date().toISOString(), series.zone).date);
  const [alsoChanged, setAlsoChanged] = useState(false);
  const hasException = series.classes.some(({ isException, status }) => isException && status === 'scheduled');
  const sending = useSeriesChange({
    send: () => endSeries(series.id, day || undefined, alsoChanged),
    done: t('series.end.done'),
    onDone,
  });
  return (
    <ConfirmDialog
      open
      title={t('series.end.title')}
      description={t('series.end.text', {
        student: isolated(series.student.name),
        teacher: isolated(series.teacher.name),
      })}
      confirmLabel={t('series.end.confirm')}
      cancelLabel={t('series.end.keep')}
      error={sending.problem}
      pending={sending.isPending}
      onConfirm={() => sending.mutate(undefined)}
      onCancel={onClose}
    >
      <Stack gap="4">
        <DateField label={t('series.end.from')} value={day} onChange={({ target }) => setDay(target.value)} />
        {hasException && (
          <CheckboxField
            label={t('series.change.alsoChanged')}
            checked={alsoChanged}
            onChange={({ target }) => setAlsoChanged(target.checked)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
