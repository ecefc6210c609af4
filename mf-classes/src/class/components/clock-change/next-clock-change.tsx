import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { type ClassPerson, personClassQueries, WEEKS_ROWS } from '#/class/api/classes-of-person.ts';
import { ClockChangeNote } from './clock-change-note.tsx';
import { changesSoon } from './clock-changes.ts';

/** The note where only the next class is loaded: the other classes are requested only if a clock changes soon. */
export function NextClockChange({ person, next }: { person: ClassPerson; next: ClassRow }) {
  const { timezone } = useViewer();
  const isSoon = changesSoon([timezone, next.student.timezone, next.teacher.timezone], Date.now());
  const { data } = useQuery({ ...personClassQueries.nextFew(person, WEEKS_ROWS), enabled: isSoon });
  return data ? <ClockChangeNote rows={data} /> : null;
}
