import { EmptyState, PageBody, PageHeader, Span, Stack, Text } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { undoPreviewQuery } from '#/timetable/api/listed-classes.ts';
import { type ShiftDetail, shiftQueries, undoShift } from '#/timetable/api/shifts.ts';
import { JobProgress } from '#/timetable/components/class-job/job-progress.tsx';
import { UndoButton } from '#/timetable/components/class-job/undo-button.tsx';
import { UndoEffects } from '#/timetable/components/class-list/undo-effects.tsx';
import { useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { useShiftWords } from '#/timetable/components/shift/use-shift-words.ts';
import { useTimeOffWords } from '#/timetable/components/time-off/use-time-off-words.ts';
import { MovedClasses } from './moved-classes.tsx';

/** D99: the result for each class of a shift, during the job and afterwards. */
export default function ShiftDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const found = useQuery(shiftQueries.detail(id));
  return (
    <PageBody width="reading">
      <Loaded query={found} missing={<EmptyState icon={<ClockIcon size={22} />} title={t('shifts.missing')} />}>
        {(shift) => <Detail shift={shift} />}
      </Loaded>
    </PageBody>
  );
}

function Detail({ shift }: { shift: ShiftDetail }) {
  const { t } = useTranslation('classes');
  const { byOf, whoseOf } = useShiftWords();
  const { daysOf } = useTimeOffWords();
  const { labelOf } = useDaysClock();
  return (
    <>
      <PageHeader
        title={byOf(shift)}
        context={
          <>
            <Span>{labelOf(daysOf(shift), { zone: shift.zone, person: shift.teacher })}</Span>
            <Span>
              {t('line.separator')}
              {whoseOf(shift)}
            </Span>
          </>
        }
        action={shift.may.undo && <UndoShift id={shift.id} />}
      />
      <Stack gap="6">
        <JobProgress
          label={t(`shifts.state.${shift.state}`)}
          job={shift.job}
          families={shift.families}
          clocks={shift.clocks}
        >
          {shift.state === 'done' && (
            <Text fontSize="sm" color="fg.muted">
              {t(shift.window ? 'shifts.followsWindow' : 'shifts.follows')}
            </Text>
          )}
        </JobProgress>
        <MovedClasses classes={shift.classes} />
      </Stack>
    </>
  );
}

function UndoShift({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return (
    <UndoButton
      title={t('shifts.undo.title')}
      text={t('shifts.undo.text')}
      undo={() => undoShift(id)}
      onUndone={(shift) => {
        client.setQueryData(shiftQueries.detail(id).queryKey, shift);
        return client.invalidateQueries({ queryKey: shiftQueries.all() });
      }}
    >
      {() => <UndoEffects query={undoPreviewQuery('shifts', id)} />}
    </UndoButton>
  );
}
