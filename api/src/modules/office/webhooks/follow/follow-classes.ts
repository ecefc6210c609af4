import type { FollowerOf } from '#base/modules/registry.ts';
import type { classChanged, classesPlanned, manyChanged } from '#modules/classes/classes/class-events.ts';
import type { ClassChange, StoredClass } from '#modules/classes/classes/class-facts.ts';
import { layeredClasses } from '#modules/classes/classes/class-refs.ts';
import { heldStatuses } from '#modules/classes/classes/class-status.ts';
import { type Announced, announce } from '../announce.ts';

type Facts = Omit<StoredClass, 'title' | 'leaderId' | 'cancelReason'>;

const dataOf = ({ id, studentId, teacherId, startsAt, endsAt, status, attendance }: Facts) => ({
  id: String(id),
  student_id: String(studentId),
  teacher_id: String(teacherId),
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  status,
  attendance,
});

const isHeld = ({ status }: Facts) => heldStatuses.some((held) => held === status);

function announcedOf({ before, after }: ClassChange): Announced[] {
  if (!after) return before ? [{ event: 'class.deleted', data: dataOf(before) }] : [];
  const data = dataOf(after);
  if (!before) return [{ event: 'class.created', data }];
  if (after.status === 'cancelled' && before.status !== 'cancelled') return [{ event: 'class.cancelled', data }];
  if (isHeld(after) && !isHeld(before)) return [{ event: 'class.reported', data }];
  return JSON.stringify(data) === JSON.stringify(dataOf(before)) ? [] : [{ event: 'class.changed', data }];
}

const plannedText = `select id::int, student_id::int as "studentId", teacher_id::int as "teacherId", starts_at as "startsAt",
  ends_at as "endsAt", status, attendance from ${layeredClasses} c where id = any($1::bigint[]) order by starts_at, id`;

export const announceClass: FollowerOf<typeof classChanged> = (sql, { now }, change) =>
  announce(sql, now, announcedOf(change));

export const announceClasses: FollowerOf<typeof manyChanged> = (sql, { now }, changes) =>
  announce(sql, now(), changes.flatMap(announcedOf));

export const announcePlanned: FollowerOf<typeof classesPlanned> = async (sql, { now }, ids) => {
  if (ids.length === 0) return;
  const made = await sql.query<Facts>({ text: plannedText, values: [ids] });
  await announce(
    sql,
    now(),
    made.map((each) => ({ event: 'class.created', data: dataOf(each) })),
  );
};
