import type { Sql } from '#base/database/sql.ts';
import { timeOffFinders } from '#modules/classes/classes/class-questions.ts';
import { findManyConflicts } from '#modules/classes/classes/schedule/conflicts.ts';
import type { ClassViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { Occurrence } from '../core/occurrences.ts';
import type { WireObstacle } from '../series.schema.ts';

interface People {
  studentId: number;
  teacherId: number;
  /** Classes that are about to be moved or cancelled. */
  exceptIds: readonly number[];
}

export interface Blocked {
  occurrence: Occurrence;
  conflict: WireObstacle;
}

/** The conflict of one occurrence with another: a gap of the clocks may shift it there (D91). */
const conflictWith = ({ startsAt, endsAt }: Occurrence): WireObstacle => ({
  who: 'student',
  id: null,
  title: null,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

/** The obstacle to each occurrence, by its number: another class has priority over other kinds. */
async function findObstacles(
  sql: Sql,
  viewer: ClassViewer | null,
  people: People,
  occurrences: readonly Occurrence[],
): Promise<Map<number, WireObstacle>> {
  const found = new Map<number, WireObstacle>();
  if (occurrences.length === 0) return found;
  // A time that is reserved for another student is reported as the teacher's.
  for (const { span, who, ...conflict } of await findManyConflicts(sql, viewer, people, occurrences))
    if (!found.has(span)) found.set(span, { ...conflict, who: who === 'kept' ? 'teacher' : who });
  const { studentId, teacherId } = people;
  const spans = occurrences.map(({ startsAt, endsAt }) => ({ studentId, teacherId, startsAt, endsAt }));
  for (const find of timeOffFinders.items())
    for (const { span, who, startsAt, endsAt } of await find(sql, spans))
      if (!found.has(span)) {
        const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
        found.set(span, { who, id: null, title: null, ...times });
      }
  return found;
}

/** D93: which occurrences are free, and the obstacles to the others. Without a viewer the obstacles have no names. */
export async function takeTimes(
  sql: Sql,
  viewer: ClassViewer | null,
  people: People,
  occurrences: readonly Occurrence[],
): Promise<{ free: Occurrence[]; blocked: Blocked[] }> {
  const found = await findObstacles(sql, viewer, people, occurrences);
  const free: Occurrence[] = [];
  const blocked: Blocked[] = [];
  for (const [index, occurrence] of occurrences.entries()) {
    const other = free.find((one) => one.startsAt < occurrence.endsAt && one.endsAt > occurrence.startsAt);
    const conflict = found.get(index) ?? (other && conflictWith(other));
    if (conflict) blocked.push({ occurrence, conflict });
    else free.push(occurrence);
  }
  return { free, blocked };
}
