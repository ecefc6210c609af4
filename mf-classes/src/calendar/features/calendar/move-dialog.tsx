import { ApiError } from '@academy/shared-auth';
import { Button, Dialog, FormError, Stack, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import { moveClass } from '#/class/api/schedule.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { problemsIn, wall as wallRules } from '#/class/components/fields/class-rules.ts';
import { useTimeCheck } from '#/class/components/time-check/use-time-check.ts';
import { WallFields } from '#/class/components/time-check/wall-fields.tsx';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { MoveCheck, type Occurrence } from './move-check.tsx';

/** A class and its new start, on the viewer's clock. */
export interface Move {
  row: CalendarClass;
  date: string;
  time: string;
  /** Puts a dragged class back in its place. */
  revert?: () => void;
}

/** The new time on everybody's clock, before it is stored. */
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

/** Asks for a confirmation of the new time of a class: shows it on both clocks, with conflicting classes. */
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
        <WallFields wall={wall} errorAt={errorAt} onChange={set} />
        {check && <MoveCheck {...{ row, check, occurrence, onTime: set, onOccurrence: setOccurrence }} />}
        {change.isError && <FormError>{isTaken(change.error) ? t('classForm.conflict') : change.problem}</FormError>}
      </Stack>
    </Dialog>
  );
}

/** D22: another user was faster, or the conflict was not seen. */
const isTaken = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.fields.some(({ path }) => path === 'time');
