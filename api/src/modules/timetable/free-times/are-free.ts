import type { Sql } from '#base/database/sql.ts';
import { freeSpans, isWithin } from './core/free-spans.ts';
import { mergeSpans, type Span, subtractSpans } from './core/spans.ts';
import { readAvailability } from './read-availability.ts';
import { findOff, findTaken, isOther } from './taken-spans.ts';

interface Wanted {
  teacherId: number;
  studentId: number;
  spans: readonly Span[];
  /** The class that is to be moved: its own time counts as free. */
  moved: Span;
}

const reach = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/**
 * Which of some times are free for both people (D96); for a teacher without windows, those at which neither has a
 * class.
 */
export async function areFree(sql: Sql, { teacherId, studentId, spans, moved }: Wanted): Promise<boolean[]> {
  const range = reach(spans);
  const taken = async (as: 'teacher' | 'student', id: number) =>
    ((await findTaken(sql, as, [id], range, studentId)).get(id) ?? []).filter(isOther(moved));
  const availability = await readAvailability(sql, teacherId);
  const classes = await taken('teacher', teacherId);
  const offered =
    availability.windows.length > 0
      ? freeSpans(availability, classes, range)
      : subtractSpans(mergeSpans([range]), classes);
  const off = (await findOff(sql, [teacherId], range)).get(teacherId) ?? [];
  const free = subtractSpans(offered, [...(await taken('student', studentId)), ...off]);
  return spans.map((span) => isWithin(free, span));
}
