import type { Sql } from '#base/database/sql.ts';

/** A class made by a series, in any status, including deleted ones. */
export interface PlannedClass {
  id: number;
  slotId: number;
  /** The slot's own day. */
  date: string;
  startsAt: Date;
  endsAt: Date;
  teacherId: number;
  materialId: number;
  /** Whether it is to come: scheduled, not deleted, not started. */
  isOpen: boolean;
  /** Whether it is an exception of the series (D92). */
  isException: boolean;
}

/** SQL: classes of series that are not deleted, with their slot and its own day. */
export const seriesClassRefs = `(select id, series_id, slot_id, slot_date, starts_at, ends_at, status, teacher_id, substitute_for_id, is_exception
  from classes where series_id is not null and deleted_at is null)`;

const columns = `id, slot_id as "slotId", slot_date::text as date, starts_at as "startsAt", ends_at as "endsAt",
  teacher_id as "teacherId", material_id as "materialId", is_exception as "isException",
  deleted_at is null and status = 'scheduled' and starts_at > $2::timestamptz as "isOpen"`;

/** The classes of a series that are to come, or whose own day is on or after a day. */
export const findPlanned = (sql: Sql, seriesId: number, now: Date, since: string): Promise<PlannedClass[]> =>
  sql.query({
    text: `select ${columns} from classes where series_id = $1 and (slot_date >= $3::date or starts_at > $2)
      order by starts_at, id for no key update`,
    values: [seriesId, now, since],
  });

/** D92: makes these classes exceptions of their series; classes without a series stay as they are. */
export async function markExceptions(sql: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const text = 'update classes set is_exception = true where id = any($1::bigint[]) and series_id is not null';
  await sql.query({ text, values: [ids] });
}

/** Makes these classes follow their series again. */
export async function unmarkExceptions(sql: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query({ text: 'update classes set is_exception = false where id = any($1::bigint[])', values: [ids] });
}

/** Moves the occurrences of a slot from a day on to a slot of another series, in any status. */
export async function giveToSlot(
  sql: Sql,
  { slotId, since, to }: { slotId: number; since: string; to: { seriesId: number; slotId: number } },
): Promise<void> {
  await sql.query({
    text: 'update classes set series_id = $3, slot_id = $4 where slot_id = $1 and slot_date >= $2::date',
    values: [slotId, since, to.seriesId, to.slotId],
  });
}

/** Further away than any own day. */
const FAR_DAYS = 1_000_000;

/**
 * Moves the days of a slot's occurrences by some days, in two steps through far-away days, so that no two ever
 * share a day.
 */
export async function shiftDays(sql: Sql, slotId: number, days: number): Promise<void> {
  const text = 'update classes set slot_date = slot_date + $2::int where slot_id = $1';
  for (const by of [FAR_DAYS, days - FAR_DAYS]) await sql.query({ text, values: [slotId, by] });
}
