import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { makeDueClasses } from '#modules/timetable/series/make/make-due.ts';

/** The times of each student's classes to come, in the author's time zone. $1 now. */
const addText = `with recent as (
    select student_id, teacher_id, material_id, zone, starts_at, status, duration_minutes, created_by,
      left(wall_time, 10)::date as day, right(wall_time, 5) as time,
      extract(dow from left(wall_time, 10)::date)::int as weekday
    from classes where starts_at > $1::timestamptz - interval '4 weeks'),
  slots as (
    select distinct student_id, weekday, time, duration_minutes from recent
    where starts_at > $1 and status = 'scheduled'),
  added as (
    insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on, made_until, created_by, created_at)
    select student_id, max(teacher_id), max(material_id), max(zone), 'teacher', min(day), min(day), max(starts_at),
      max(created_by), min(starts_at) - interval '1 week'
    from recent join slots using (student_id, weekday, time, duration_minutes)
    group by student_id order by student_id
    returning id, student_id)
  insert into series_slots (series_id, weekday, time, minutes)
    select a.id, s.weekday, s.time, s.duration_minutes from added a join slots s on s.student_id = a.student_id
    order by a.id, s.weekday, s.time`;

const joinText = `update classes c set series_id = s.id, slot_id = l.id, slot_date = left(c.wall_time, 10)::date
  from series s join series_slots l on l.series_id = s.id
  where c.student_id = s.student_id and c.zone = s.zone and right(c.wall_time, 5) = l.time
    and extract(dow from left(c.wall_time, 10)::date)::int = l.weekday and left(c.wall_time, 10)::date >= s.starts_on`;

/**
 * The weekly classes of the academy: series for existing classes that repeat, and the further classes that the daily
 * job makes.
 */
export async function seedSeries(deps: Deps, sql: Sql): Promise<void> {
  await sql.query({ text: addText, values: [deps.now()] });
  await sql.query({ text: joinText });
  await makeDueClasses({ sql, deps, logger: deps.logger });
}
