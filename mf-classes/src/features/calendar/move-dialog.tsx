import { ApiError, useTranslation } from '@academy/shared-auth';
import { Button, Dialog, FormError, Grid, Stack, Text, TextLink } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import type { CalendarClass } from '#/api/calendar.ts';
import { moveClass } from '#/api/schedule.ts';
import { ClassLine } from '#/components/class/class-line.tsx';
import { useClassChange } from '#/components/class-change/use-class-change.ts';
import { problemsIn, wall as wallRules } from '#/components/class-fields/class-rules.ts';
import { places } from '#/components/places.ts';
import {
  type ClockOf,
  Clocks,
  Conflicts,
  DoubledTime,
  MissingTime,
} from '#/components/time-check/time-check-panel.tsx';
import { useTimeCheck } from '#/components/time-check/use-time-check.ts';
import { useViewer } from '#/components/use-viewer.ts';

/** A class and where it shall go, on the viewer's clock. */
export interface Move {
  row: CalendarClass;
  date: string;
  time: string;
  /** Puts a class that was dragged back in its place. */
  revert?: () => void;
}

type Occurrence = '' | 'first' | 'second';

/** The meaning of the new time for everybody, before it is stored. */
function useMoveCheck({ row }: Move, date: string, time: string, occurrence: Occurrence) {
  return useTimeCheck({
    student_id: row.student.id,
    teacher_id: row.teacher.id,
    date,
    time,
    in_student_time: false,
    occurrence,
    duration: String(row.duration),
    except_id: row.id,
  });
}

/** Asks whether a class shall be at another time: with the time on both sides, and the classes in its way. */
export function MoveDialog({ move, onClose }: { move: Move; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { row } = move;
  const [wall, setWall] = useState({ date: move.date, time: move.time });
  const [occurrence, setOccurrence] = useState<Occurrence>('');
  const [isChecked, setChecked] = useState(false);
  const check = useMoveCheck(move, wall.date, wall.time, occurrence);
  const change = useClassChange({
    send: () => moveClass(row.id, { ...wall, ...(occurrence ? { occurrence } : {}) }),
    done: t('calendar.move.done'),
    onDone: onClose,
  });
  const set = (next: Partial<typeof wall>) => {
    setWall({ ...wall, ...next });
    setOccurrence('');
  };
  const wrong = problemsIn(wallRules, wall);
  const errorAt = (name: keyof typeof wrong) => (isChecked && wrong[name] ? t(wrong[name]) : undefined);
  const keep = () => {
    move.revert?.();
    onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={t('calendar.move.title')}
      description={t('calendar.move.text')}
      onClose={keep}
      footer={
        <>
          <Button variant="outline" onClick={keep}>
            {t('calendar.move.keep')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() => {
              setChecked(true);
              if (!wrong.date && !wrong.time) change.mutate(undefined);
            }}
          >
            {t('calendar.move.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text fontSize="sm">
          <ClassLine row={row} />
        </Text>
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
          <DateField
            label={t('classForm.date.label')}
            value={wall.date}
            error={errorAt('date')}
            onChange={(event) => set({ date: event.target.value })}
          />
          <TimeField
            label={t('classForm.time.label')}
            value={wall.time}
            error={errorAt('time')}
            onChange={(event) => set({ time: event.target.value })}
          />
        </Grid>
        {check && <MoveCheck {...{ row, check, occurrence, onTime: set, onOccurrence: setOccurrence }} />}
        {change.isError && <FormError>{isTaken(change.error) ? t('classForm.conflict') : change.problem}</FormError>}
      </Stack>
    </Dialog>
  );
}

/** D22: somebody else was faster, or nobody looked at the conflict. */
const isTaken = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.fields.some(({ path }) => path === 'time');

interface MoveCheckProps {
  row: CalendarClass;
  check: NonNullable<ReturnType<typeof useTimeCheck>>;
  occurrence: Occurrence;
  onTime: (wall: { date: string; time: string }) => void;
  onOccurrence: (occurrence: 'first' | 'second') => void;
}

function MoveCheck({ row, check, occurrence, onTime, onOccurrence }: MoveCheckProps) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const clocks = [
    { name: null, clock: check.author },
    ...(['student', 'teacher'] as const)
      .filter((side) => row[side].id !== viewer.id)
      .map((side) => ({ name: row[side].name, clock: check[side] })),
  ].filter((each): each is ClockOf => each.clock !== null);
  const { state, nearest, doubled, conflicts } = check;
  return (
    <Stack gap="3">
      {clocks.length > 0 && state !== 'does_not_exist' && <Clocks clocks={clocks} />}
      {state === 'does_not_exist' && nearest && <MissingTime nearest={nearest} onChoose={onTime} />}
      {doubled && <DoubledTime doubled={doubled} value={occurrence} zone={viewer.timezone} onChoose={onOccurrence} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {conflicts.length > 0 && viewer.is('admin', 'super-admin') && (
        <Text fontSize="sm">
          <TextLink reach to={places.edit(row.id)}>
            {t('calendar.move.overlap')}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
