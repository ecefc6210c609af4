import type { EntryFormState } from '@academy/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { personQueries } from '#/base/api/people.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { TimeCheck } from '#/class/api/schedule.ts';
import { minutesIn } from '#/class/components/fields/class-rules.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import { FreeOffers } from '#/timetable/components/free-times/free-offers.tsx';
import { OutsideNote } from '#/timetable/components/free-times/outside-note.tsx';
import type { ClassValues } from './class-form-schema.ts';

interface FreeTimeNoteProps {
  entry: EntryFormState<ClassValues>;
  check: TimeCheck | null;
  studentZone: string | null;
  /** The clock on which date and time are typed. */
  zone: string;
}

/** D96: the next times that are free for both, and a warning if the typed one is outside of the teacher's. */
export function FreeTimeNote({ entry, check, studentZone, zone }: FreeTimeNoteProps) {
  const { form } = entry;
  const viewer = useViewer();
  const isOwn = viewer.side === 'teacher';
  const [student, teacher, duration] = form.watch(['student_id', 'teacher_id', 'duration']);
  const teacherId = isOwn ? viewer.id : (teacher?.value ?? '');
  const { data: person } = useQuery({ ...personQueries.detail(teacherId), enabled: !isOwn && teacherId !== '' });
  const of = {
    student: { id: student?.value ?? '', name: student?.label ?? '', timezone: studentZone ?? '' },
    teacher: {
      id: teacherId,
      name: teacher?.label ?? '',
      timezone: isOwn ? viewer.timezone : (person?.timezone ?? ''),
    },
  };
  const choose = (startsAt: string) => {
    const wall = wallClock(startsAt, zone);
    for (const name of ['date', 'time'] as const) form.setValue(name, wall[name], { shouldDirty: true });
    form.clearErrors(['date', 'time']);
  };
  return (
    <>
      <FreeOffers of={of} minutes={duration} onChoose={choose} />
      {check?.starts_at && (
        <OutsideNote teacherId={teacherId} starts={[check.starts_at]} minutes={Number(minutesIn(duration)) || 1} />
      )}
    </>
  );
}
