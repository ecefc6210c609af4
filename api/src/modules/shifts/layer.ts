import type { Sql } from '#base/database/sql.ts';
import { firstInstant, type WallTime } from '#base/time/wall-time.ts';

/** A shift as series see it (D99). */
export interface ShiftLayer {
  /** Null: everybody. */
  teacherId: number | null;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
}

const MINUTE_MS = 60_000;

/** What the clocks are to show some minutes later, or earlier: minutes of wall time, whatever the clocks do in between. */
export function addWallMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const text = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * MINUTE_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * When a class is that follows its series: at the slot's wall time, in a shift of its teacher so many minutes of wall time later.
 * It is in a shift by the time that it has without one.
 */
export function timeInLayers(
  layers: readonly ShiftLayer[],
  { teacherId, zone, ...typed }: WallTime & { teacherId: number; zone: string },
  instantOf = firstInstant,
): { at: Date; wall: WallTime } {
  const own = instantOf(typed, zone);
  const layer = layers.find(
    (each) =>
      (each.teacherId === null || each.teacherId === teacherId) && each.startsAt <= own.at && own.at < each.endsAt,
  );
  return layer ? instantOf(addWallMinutes(typed, layer.minutes), zone) : own;
}

const text = `select t.teacher_id as "teacherId", s.starts_at as "startsAt", s.ends_at as "endsAt", s.minutes
  from shifts s left join shift_teachers t on t.shift_id = s.id
  where s.undone_at is null and s.ends_at > $2::timestamptz - interval '30 days'
    and (t.teacher_id = any($1::bigint[]) or (s.teacher_id is null and s.leader_id is null))
  order by s.id desc`;

/** The shifts of teachers that were not taken back: those that end before some weeks ago are over for all classes to come. */
export const findLayers = (sql: Sql, teacherIds: readonly number[], now: Date): Promise<ShiftLayer[]> =>
  sql.query({ name: 'shift-layers', text, values: [teacherIds, now] });
