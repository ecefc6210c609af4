import { CheckboxField, ConfirmDialog, Stack } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isolated } from '#/base/components/isolated.ts';
import { day as dayRule } from '#/class/components/fields/class-rules.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { endSeries, type SeriesDetail } from '#/timetable/api/series.ts';
import { fieldProblems, seriesProblemKey } from './series-problem.ts';

interface EndSeriesDialogProps {
  series: SeriesDetail;
  /** The first day without classes; by default today. */
  from?: string;
  onClose: () => void;
  onDone: () => void;
}

/** The first day without classes, as typed, and its error. */
function useEnding({ series, from, onDone }: EndSeriesDialogProps) {
  const { t } = useTranslation('classes');
  const [day, setDay] = useState(from ?? wallClock(new Date().toISOString(), series.zone).date);
  const [isChecked, setChecked] = useState(false);
  const sending = useClassChange({
    send: (alsoChanged: boolean) => endSeries(series.id, day, alsoChanged),
    done: t('series.end.done'),
    onDone,
    keyOf: seriesProblemKey,
  });
  const isRead = v.is(dayRule, day);
  const isRejected = 'from' in fieldProblems(sending.error);
  const unread = isChecked && !isRead ? t('classForm.date.required') : undefined;
  return {
    ...{ day, error: isRejected ? t('series.problem.day') : unread, isPending: sending.isPending },
    problem: isRejected ? null : sending.problem,
    type: (text: string) => {
      sending.reset();
      setDay(text);
    },
    confirm: (alsoChanged: boolean) => (isRead ? sending.mutate(alsoChanged) : setChecked(true)),
  };
}

/** Ends a series before a day; its classes from then on are cancelled. */
export function EndSeriesDialog(props: EndSeriesDialogProps) {
  const { series, onClose } = props;
  const { t } = useTranslation('classes');
  const ending = useEnding(props);
  const [alsoChanged, setAlsoChanged] = useState(false);
  const hasException = series.classes.some(({ isException, status }) => isException && status === 'scheduled');
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
      error={ending.problem}
      pending={ending.isPending}
      onConfirm={() => ending.confirm(alsoChanged)}
      onCancel={onClose}
    >
      <Stack gap="4">
        <DateField
          label={t('series.end.from')}
          value={ending.day}
          error={ending.error}
          onChange={({ target }) => ending.type(target.value)}
        />
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
