import type { Sql } from '#base/database/sql.ts';
import type { firstInstant } from '#base/time/wall-time.ts';
import { findLayers, timeInLayers } from '#modules/timetable/shifts/layer.ts';
import type { Occurrence, SeriesRule } from '../core/occurrences.ts';

interface Shifting {
  sql: Sql;
  series: Pick<SeriesRule, 'zone' | 'slots'> & { teacherId: number };
  now: Date;
  instantOf?: typeof firstInstant;
}

/** D99: occurrences at the times of the teacher's shifts, in the same order. */
export async function shiftOccurrences(
  { sql, series, now, instantOf }: Shifting,
  occurrences: readonly Occurrence[],
): Promise<Occurrence[]> {
  const { teacherId, zone, slots } = series;
  const layers = await findLayers(sql, [teacherId], now);
  if (layers.length === 0) return [...occurrences];
  const times = new Map(slots.map(({ id, time }) => [id, time]));
  return occurrences.map((one) => {
    const typed = { date: one.date, time: times.get(one.slotId) ?? one.wall.time };
    const { at, wall } = timeInLayers(layers, { ...typed, zone, teacherId, slotId: one.slotId }, instantOf);
    return {
      ...one,
      startsAt: at,
      endsAt: new Date(at.getTime() + one.endsAt.getTime() - one.startsAt.getTime()),
      wall,
    };
  });
}
