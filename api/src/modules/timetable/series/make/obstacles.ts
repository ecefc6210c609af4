import type { Sql } from '#base/database/sql.ts';
import type { Blocked } from './take-times.ts';

/** D93: the occurrences that somebody decided to leave out. */
export const findSkipped = (sql: Sql, seriesId: number): Promise<{ slotId: number; date: string }[]> =>
  sql.query({
    text: `select o.slot_id as "slotId", o.slot_date::text as date from series_obstacles o
      join series_slots l on l.id = o.slot_id where l.series_id = $1 and o.state = 'skipped'`,
    values: [seriesId],
  });

/** Further away than any own day. */
const FAR_DAYS = 1_000_000;

/** Moves the days of a slot's obstacles as the days of its classes were moved. */
export async function shiftObstacles(sql: Sql, slotId: number, days: number): Promise<void> {
  const text = 'update series_obstacles set slot_date = slot_date + $2::int where slot_id = $1';
  for (const by of [FAR_DAYS, days - FAR_DAYS]) await sql.query({ text, values: [slotId, by] });
}

/**
 * D93: the occurrences that wait for their time to become free. An occurrence during a hold takes place again when the
 * hold ends (D98).
 */
export const findWaiting = (sql: Sql, seriesId: number): Promise<{ slotId: number; date: string }[]> =>
  sql.query({
    text: `select o.slot_id as "slotId", o.slot_date::text as date from series_obstacles o
      join series_slots l on l.id = o.slot_id where l.series_id = $1 and o.state = 'waiting' and o.reason <> 'hold'`,
    values: [seriesId],
  });

const keepText = `with blocked as (
    select * from unnest($2::bigint[], $3::date[], $4::timestamptz[], $5::timestamptz[], $6::text[])
      b(slot_id, slot_date, starts_at, ends_at, reason)),
  gone as (
    delete from series_obstacles o using series_slots l
    where l.id = o.slot_id and l.series_id = $1 and o.state = 'waiting' and o.starts_at > $7::timestamptz
      and (o.slot_id, o.slot_date) not in (select slot_id, slot_date from blocked))
  insert into series_obstacles as o (slot_id, slot_date, starts_at, ends_at, reason, created_at)
    select slot_id, slot_date, starts_at, ends_at, reason, $7 from blocked
    on conflict on constraint series_obstacles_key do update
      set starts_at = excluded.starts_at, ends_at = excluded.ends_at, reason = excluded.reason
      where (o.starts_at, o.ends_at, o.reason) is distinct from (excluded.starts_at, excluded.ends_at, excluded.reason)`;

/** Stores the occurrences of a series that could not be made, and removes those that no longer wait. */
export async function keepObstacles(sql: Sql, seriesId: number, blocked: readonly Blocked[], now: Date): Promise<void> {
  const values = [
    blocked.map(({ occurrence }) => occurrence.slotId),
    blocked.map(({ occurrence }) => occurrence.date),
    blocked.map(({ occurrence }) => occurrence.startsAt),
    blocked.map(({ occurrence }) => occurrence.endsAt),
    blocked.map(({ conflict }) => conflict.who),
  ];
  await sql.query({ name: 'keep-obstacles', text: keepText, values: [seriesId, ...values, now] });
}
