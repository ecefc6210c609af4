import type { Sql } from '#base/database/sql.ts';
import type { WallTime } from '#base/time/wall-time.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { manyChanged } from '../class-events.ts';
import type { PlanningDeps, StoredClass } from '../class-facts.ts';
import { timeOffFinders } from '../class-questions.ts';

interface Times {
  startsAt: Date;
  endsAt: Date;
}

interface PlannedMove extends Times {
  id: number;
  wall: WallTime;
}

interface Moving {
  sql: Sql;
  now: Date;
  deps: PlanningDeps;
}

interface Moved extends StoredClass {
  /** Whether it may not overlap with others (D22). */
  isAlone: boolean;
}

const readText = `select id::int, student_id::int as "studentId", teacher_id::int as "teacherId", leader_id::int as "leaderId",
  title, starts_at as "startsAt", ends_at as "endsAt", status, attendance, cancel_reason as "cancelReason",
  overlap_by is null as "isAlone"
  from classes where id = any($1::bigint[]) order by starts_at, id`;

/** All of them may overlap until they have their new times, so that two classes that exchange times do not conflict. */
const moveText = `with moved as (
    update classes c set starts_at = m.starts_at, ends_at = m.ends_at, wall_time = m.wall_time,
      overlap_by = coalesce(c.overlap_by, c.teacher_id)
    from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::text[]) m(id, starts_at, ends_at, wall_time)
    where c.id = m.id returning c.id)
  insert into class_history (class_id, action, from_status, to_status, at)
    select id, 'edit', 'scheduled', 'scheduled', $5 from moved order by id`;

/** $1 the moved classes. Classes may stay beside a class that was allowed to overlap. */
const meetingText = `select c.id::int from classes c where c.id = any($1::bigint[]) and exists (
    select from classes o where o.id <> c.id and o.deleted_at is null and o.status <> 'cancelled'
      and (o.teacher_id = c.teacher_id or o.student_id = c.student_id)
      and o.starts_at < c.ends_at and o.ends_at > c.starts_at and o.starts_at > c.starts_at - interval '1 day'
      and (o.overlap_by is null or o.id = any($1)))
  order by c.starts_at, c.id limit 1`;

const removeText = `with gone as (
    update classes set deleted_at = $2, slot_id = null, slot_date = null where id = $1 returning id)
  insert into class_history (class_id, action, from_status, at) select id, 'delete', 'scheduled', $2 from gone`;

async function remove({ sql, now }: Moving, id: number): Promise<void> {
  await sql.query({ text: removeText, values: [id, now] });
  await deleteNotifications(sql, { about: 'class', relatedId: id });
}

/**
 * Removes classes whose current time is in a time off or conflicts with another class: they are made again when the
 * time is free (D93).
 * @param off those in a time off.
 */
async function removeInTheWay(moving: Moving, ids: readonly number[], off: readonly number[]): Promise<Set<number>> {
  const removed = new Set(off);
  for (const id of removed) await remove(moving, id);
  for (;;) {
    const left = ids.filter((id) => !removed.has(id));
    const [meeting] = await moving.sql.query<{ id: number }>({ text: meetingText, values: [left] });
    if (!meeting) return removed;
    removed.add(meeting.id);
    await remove(moving, meeting.id);
  }
}

/** The classes whose new time is in a time off of their people (D97), while the former time was not. */
async function findComingOff({ sql }: Moving, befores: readonly Moved[], to: ReadonlyMap<number, Times>) {
  const isOff = async (spans: readonly (Times & Pick<Moved, 'studentId' | 'teacherId'>)[]) => {
    const off = await Promise.all(timeOffFinders.items().map((find) => find(sql, spans)));
    return new Set(off.flat().map(({ span }) => span));
  };
  const [before, after] = [await isOff(befores), await isOff(befores.map((one) => ({ ...one, ...to.get(one.id) })))];
  return befores.flatMap(({ id }, span) => (after.has(span) && !before.has(span) ? [id] : []));
}

/**
 * Moves classes of series to other instants without an actor. The caller has locked their people and sends
 * notifications.
 * @returns the ids of removed classes, whose new time is taken or off.
 */
export async function movePlanned(moving: Moving, moves: readonly PlannedMove[]): Promise<ReadonlySet<number>> {
  const { sql, now, deps } = moving;
  const ids = moves.map(({ id }) => id);
  const befores = await sql.query<Moved>({ text: readText, values: [ids] });
  const columns = [
    moves.map(({ startsAt }) => startsAt),
    moves.map(({ endsAt }) => endsAt),
    moves.map(({ wall }) => `${wall.date} ${wall.time}`),
  ];
  await sql.query({ text: moveText, values: [ids, ...columns, now] });
  const alone = befores.filter(({ isAlone }) => isAlone).map(({ id }) => id);
  const to = new Map(moves.map(({ id, startsAt, endsAt }) => [id, { startsAt, endsAt }]));
  const off = await findComingOff(moving, befores, to);
  const removed = await removeInTheWay(moving, alone, off);
  await sql.query({ text: 'update classes set overlap_by = null where id = any($1::bigint[])', values: [alone] });
  // A removed class has the same consequences as a cancelled one.
  const changes = befores.map(({ isAlone: _, ...before }) => ({
    before,
    after: removed.has(before.id) ? { ...before, status: 'cancelled' as const } : { ...before, ...to.get(before.id) },
  }));
  await manyChanged.publish(sql, deps, changes);
  return removed;
}
