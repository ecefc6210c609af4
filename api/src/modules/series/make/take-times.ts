import type { Sql } from '#base/database/sql.ts';
import { findManyConflicts } from '#modules/classes/schedule/conflicts.ts';
import type { WireConflict } from '#modules/classes/schedule/schedule.schema.ts';
import type { ClassViewer } from '#modules/classes/status/viewer-scopes.ts';
import type { Occurrence } from '../core/occurrences.ts';

interface People {
  studentId: number;
  teacherId: number;
  /** Classes that are being moved or called off. */
  exceptIds: readonly number[];
}

export interface Blocked {
  occurrence: Occurrence;
  conflict: WireConflict;
}

/** One occurrence in the way of another: where a gap of the clocks shifts it (D91). */
const conflictWith = ({ startsAt, endsAt }: Occurrence): WireConflict => ({
  who: 'student',
  id: null,
  title: null,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

/** D93: which occurrences are free, and what is in the way of the others. Without a viewer it is not named. */
export async function takeTimes(
  sql: Sql,
  viewer: ClassViewer | null,
  people: People,
  occurrences: readonly Occurrence[],
): Promise<{ free: Occurrence[]; blocked: Blocked[] }> {
  const found = new Map<number, WireConflict>();
  if (occurrences.length > 0)
    for (const { span, ...conflict } of await findManyConflicts(sql, viewer, people, occurrences))
      if (!found.has(span)) found.set(span, conflict);
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
