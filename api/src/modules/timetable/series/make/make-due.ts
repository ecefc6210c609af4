import { isOutage } from '#base/database/outage.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { ZoneRules } from '#base/time/zone-rules.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { horizonOf } from '../core/horizon.ts';
import { earliest, notifySeries } from '../notify-series.ts';
import { lockSeries, type StoredSeries } from '../series-row.ts';
import { findWaiting } from './obstacles.ts';
import { syncSeries } from './sync-series.ts';

const BATCH = 100;

export interface Making {
  sql: Sql;
  deps: PlanningDeps;
  /** By default the rules of the process. */
  rules?: ZoneRules;
  logger: Logger;
}

/** $1 horizon, $2 now, $3 the last processed one. Occurrences that wait for a taken time are tried each time (D93). */
const dueText = `select s.id from series s where s.ended_at is null and s.id > $3
    and ((coalesce(s.made_until, '-infinity') < $1::timestamptz
        and (s.ends_on is null or s.made_until is null or s.made_until::date <= s.ends_on + 2))
      or exists (select from series_obstacles o join series_slots l on l.id = o.slot_id
        where l.series_id = s.id and o.state = 'waiting' and o.starts_at > $2::timestamptz))
  order by s.id limit ${BATCH}`;

const leftText = `select case when not exists (select from ${activeUsers} u where u.id = $1)
      or exists (select from ${profiledStudents} p where p.id = $1 and p.last_status = 'stopped') then 'student_left'
    when not exists (select from ${activeUsers} u where u.id = $2) then 'teacher_left' end as reason`;

/** D90: whether a person has left, so that the series makes no more classes. */
async function hasLeft({ sql, deps }: Making, { id, studentId, teacherId }: StoredSeries): Promise<boolean> {
  const [left] = await sql.query<{ reason: string | null }>({ text: leftText, values: [studentId, teacherId] });
  if (!left?.reason) return false;
  const text = 'update series set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null';
  await sql.query({ text, values: [id, deps.now(), left.reason] });
  return true;
}

/** Makes the missing classes of a series; only once, in any process: its people and the series are locked. */
export function makeSeries(making: Making, id: number): Promise<void> {
  return making.sql.transaction(async (sql) => {
    const inside = { ...making, sql };
    const series = await lockSeries(sql, id);
    if (series.endedAt || (await hasLeft(inside, series))) return;
    const now = making.deps.now();
    const waiting = await findWaiting(sql, id);
    const { made } = await syncSeries({ ...inside, series, now, acting: null });
    const freed = made.filter((one) => waiting.some(({ slotId, date }) => slotId === one.slotId && date === one.date));
    // The family knows the classes that the rule makes ahead, but not those whose time was taken before (D93).
    await notifySeries(sql, { viewer: null, now }, { kind: 'changed', series, startsAt: earliest(freed) });
  });
}

/** A series that fails does not stop the others; the next run tries it again. */
async function tryToMake(making: Making, id: number): Promise<void> {
  try {
    await makeSeries(making, id);
  } catch (error) {
    if (isOutage(error)) throw error;
    making.logger.error({ err: error, series: id }, 'the classes of a series were not made');
  }
}

/** Makes the classes of all series for the next eight weeks (D90). The next run continues one that ends early. */
export async function makeDueClasses(making: Making): Promise<void> {
  const { sql, deps } = making;
  const now = deps.now();
  for (let last = 0; ; ) {
    const due = await sql.query<{ id: number }>({ text: dueText, values: [horizonOf(now), now, last] });
    for (const { id } of due) await tryToMake(making, id);
    last = due.at(-1)?.id ?? 0;
    if (due.length < BATCH) return;
  }
}
