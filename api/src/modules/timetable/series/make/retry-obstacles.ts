import type { FollowerOf } from '#base/modules/registry.ts';
import type { classChanged, manyChanged, timeFreed } from '#modules/classes/classes/class-events.ts';
import type { StoredClass } from '#modules/classes/classes/class-facts.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { timeOffReasons } from '../series.table.ts';

const waitingText = `select distinct l.series_id::int as "seriesId" from series_obstacles o
  join series_slots l on l.id = o.slot_id join series s on s.id = l.series_id
  where s.ended_at is null and o.state = 'waiting' and o.starts_at < $3::timestamptz and o.ends_at > $2::timestamptz
    and o.starts_at > $2::timestamptz - interval '1 day' and s.id in (
      select id from series where student_id = $1 union select id from series where teacher_id = $4)`;

const isFreed = (before: StoredClass, after: StoredClass | null): boolean =>
  !after ||
  after.status === 'cancelled' ||
  after.startsAt.getTime() !== before.startsAt.getTime() ||
  after.endsAt.getTime() !== before.endsAt.getTime() ||
  after.teacherId !== before.teacherId;

/** D93: when a class frees its time, the series that waited for it make their classes. */
export const retryObstacles: FollowerOf<typeof classChanged> = async (sql, { deps }, { before, after }) => {
  if (!before || !isFreed(before, after)) return;
  const values = [before.studentId, before.startsAt, before.endsAt, before.teacherId];
  for (const { seriesId } of await sql.query<{ seriesId: number }>({ text: waitingText, values }))
    await deps.jobs.enqueue(sql, 'series', { seriesId });
};

const waitingForManyText = `select distinct l.series_id::int as "seriesId"
  from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::timestamptz[]) f(student_id, teacher_id, starts_at, ends_at)
  join series_obstacles o on o.state = 'waiting' and o.starts_at < f.ends_at and o.ends_at > f.starts_at
  join series_slots l on l.id = o.slot_id
  join series s on s.id = l.series_id and s.ended_at is null and (s.student_id = f.student_id or s.teacher_id = f.teacher_id)
  where o.starts_at > (select min(v) from unnest($3::timestamptz[]) v) - interval '1 day'`;

/** The same for many classes of one action. */
export const retryManyObstacles: FollowerOf<typeof manyChanged> = async (sql, { jobs }, changes) => {
  const freed = changes.filter(({ before, after }) => isFreed(before, after)).map(({ before }) => before);
  if (freed.length === 0) return;
  const people = [freed.map(({ studentId }) => studentId), freed.map(({ teacherId }) => teacherId)];
  const values = [...people, freed.map(({ startsAt }) => startsAt), freed.map(({ endsAt }) => endsAt)];
  await jobs.enqueueAll(sql, 'series', await sql.query<{ seriesId: number }>({ text: waitingForManyText, values }));
};

const waitingForEndText = `select distinct l.series_id::int as "seriesId" from series_obstacles o
  join series_slots l on l.id = o.slot_id join series s on s.id = l.series_id
  where s.ended_at is null and o.state = 'waiting' and o.reason in (${valuesOf(timeOffReasons)})
    and o.starts_at < $2::timestamptz and o.starts_at > $1::timestamptz - interval '1 day' and o.ends_at > $1`;

/** Occurrences that wait for the end of an absence, a closure or a hold are tried again when it ends. */
export const retryAfterTimeOff: FollowerOf<typeof timeFreed> = async (sql, { jobs }, { startsAt, endsAt }) => {
  const values = [startsAt, endsAt];
  await jobs.enqueueAll(sql, 'series', await sql.query<{ seriesId: number }>({ text: waitingForEndText, values }));
};
