import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { typedFields } from '#modules/timetable/holds/hold.fields.ts';
import { saveHold, storeHold } from '#modules/timetable/holds/save-hold.ts';
import { demoCtx } from '../demo-ctx.ts';
import { seedPastHold } from '../people/past-hold.ts';
import { type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

/** The student whose classes pause since today, and the one who got one of the free times. */
const [AWAY, INSTEAD] = ['noah.ibrahim', 'zayd.malik'];
const DAYS = 24;
/** The child whose family has asked for a pause of these days from now. */
const ASKED = { child: 'jana.mahmoud', parent: 'nadia.mahmoud', from: 26, to: 35 };

/**
 * $1 the student on hold, $2 the student who has the time, $3 now, $4 who has moved the class. Moves the class before
 * the first one that the hold has cancelled some days later, so that the order of classes stays.
 */
const movedText = `with freed as (select teacher_id, starts_at, wall_time from classes
    where student_id = $1 and cancel_reason = 'hold' and starts_at > $3::timestamptz + interval '4 days' order by starts_at limit 1),
  moved as (update classes c set starts_at = f.starts_at, ends_at = f.starts_at + (c.ends_at - c.starts_at), wall_time = f.wall_time,
      is_exception = true
    from freed f where c.id = (select o.id from classes o where o.student_id = $2 and o.teacher_id = f.teacher_id
      and o.status = 'scheduled' and o.starts_at > $3 and o.starts_at < f.starts_at order by o.starts_at desc limit 1)
    returning c.id)
  insert into class_history (class_id, action, from_status, to_status, actor_id, at)
  select id, 'edit', 'scheduled', 'scheduled', $4, $3 from moved`;

const find = (login: string) => people.find((person) => person.login === login);

/** D136: a parent lets the classes of a child pause in some weeks. */
async function seedFamilyHold(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const now = deps.now();
  const [studentId, child, parent] = [ids.get(ASKED.child), find(ASKED.child), find(ASKED.parent)];
  if (!studentId || !child || !parent) return;
  const ctx = demoCtx({ deps, sql, viewer: viewerOf(parent, ids), now });
  const today = dayIn(child.timezone, now);
  const days = { from: addDays(today, ASKED.from), to: addDays(today, ASKED.to) };
  const typed = allColumnsOf(typedFields, { ...days, freeSlot: false });
  await storeHold({ ctx, studentId, typed, zone: child.timezone, byFamily: true });
}

/**
 * The classes of one student paused some months ago; those of another one pause now, and one of them cannot be restored
 * (D98).
 */
export async function seedHolds(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const now = deps.now();
  await seedPastHold(sql, ids, now);
  const [studentId, student, leader] = [ids.get(AWAY), find(AWAY), find('leader')];
  if (!studentId || !student || !leader) return;
  const permissions = new Set(['classes.my_classes.read', 'classes.my_classes.update']);
  const ctx = demoCtx({ deps, sql, viewer: { ...viewerOf(leader, ids), permissions }, now });
  const from = dayIn(student.timezone, now);
  const input = { from, to: addDays(from, DAYS), reason: 'The family travels to the grandparents', freeSlot: true };
  await saveHold({ ctx, studentId, input });
  await seedFamilyHold(deps, sql, ids);
  await sql.query({ text: movedText, values: [studentId, ids.get(INSTEAD), now, ids.get('leader')] });
}
