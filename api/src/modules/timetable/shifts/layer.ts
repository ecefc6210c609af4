import type { Sql } from '#base/database/sql.ts';
import { weekdayOf } from '#base/time/days.ts';
import { firstInstant, type WallTime, wallTimeOf } from '#base/time/wall-time.ts';

/** The facts about a shift that series need (D99). */
export interface ShiftLayer {
  /** Null: everybody. */
  teacherId: number | null;
  startsAt: Date;
  endsAt: Date;
  /** Minutes of wall time. Null: into a window, by the places of the slots. */
  minutes: number | null;
  places: readonly SlotPlace[];
}

/** The place of a weekly time in a window: minutes of wall time since the start of its day without the shift. */
export interface SlotPlace {
  slotId: number;
  weekday: number;
  zone: string;
  minute: number;
}

/** The wall time some minutes after the start of a day, ignoring clock changes. */
export const minuteOfDay = (date: string, minute: number): WallTime => addWallMinutes({ date, time: '00:00' }, minute);

const MINUTE_MS = 60_000;

/** The wall time some minutes later or earlier, ignoring clock changes. */
export function addWallMinutes({ date, time }: WallTime, minutes: number): WallTime {
  const text = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * MINUTE_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

interface Own extends WallTime {
  teacherId: number;
  zone: string;
  slotId: number;
}

/** The place of a slot in a window; a slot without one stays at its own time. */
function timeInWindow(
  { places }: ShiftLayer,
  { slotId, zone }: Own,
  own: { at: Date; wall: WallTime },
  instantOf: typeof firstInstant,
) {
  for (const place of places.filter((each) => each.slotId === slotId)) {
    const { date } = wallTimeOf(own.at, place.zone);
    if (weekdayOf(date) !== place.weekday) continue;
    const { at } = instantOf(minuteOfDay(date, place.minute), place.zone);
    return { at, wall: wallTimeOf(at, zone) };
  }
  return own;
}

/** The shift of a teacher at a time without one. */
export const layerAt = <Layer extends ShiftLayer>(layers: readonly Layer[], teacherId: number, at: Date) =>
  layers.find(
    (each) => (each.teacherId === null || each.teacherId === teacherId) && each.startsAt <= at && at < each.endsAt,
  );

/**
 * The time of a class that follows its series: the slot's wall time, or, in a shift of its teacher, that many minutes
 * of wall time later, or its place in the window. Whether it is in a shift is decided by its time without one.
 */
export function timeInLayers(
  layers: readonly ShiftLayer[],
  slot: Own,
  instantOf = firstInstant,
): { at: Date; wall: WallTime } {
  const { teacherId, zone, date, time } = slot;
  const typed = { date, time };
  const own = instantOf(typed, zone);
  const layer = layerAt(layers, teacherId, own.at);
  if (!layer) return own;
  if (layer.minutes === null) return timeInWindow(layer, slot, own, instantOf);
  return instantOf(addWallMinutes(typed, layer.minutes), zone);
}

const text = `select s.id, t.teacher_id as "teacherId", s.created_at as "recordedAt", s.starts_at as "startsAt", s.ends_at as "endsAt", s.minutes,
    case when s.minutes is null then (select coalesce(json_agg(json_build_object('slotId', p.slot_id, 'weekday', p.weekday, 'zone', p.zone,
      'minute', p.minute)), '[]'::json) from shift_places p where p.shift_id = s.id and p.teacher_id = any($1::bigint[]))
      else '[]'::json end as places
  from shifts s left join shift_teachers t on t.shift_id = s.id
  where s.undone_at is null and s.ends_at > $2::timestamptz - interval '30 days'
    and (t.teacher_id = any($1::bigint[]) or (s.teacher_id is null and s.leader_id is null))
  order by s.id desc`;

/**
 * The shifts of teachers that were not taken back; those that ended some weeks ago no longer affect classes to come.
 */
export const findLayers = (
  sql: Sql,
  teacherIds: readonly number[],
  now: Date,
): Promise<(ShiftLayer & { id: number; recordedAt: Date })[]> =>
  sql.query({ name: 'shift-layers', text, values: [teacherIds, now] });
