import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { existingClasses } from '#modules/classes/existing-classes.ts';
import { notifyClass, publishClass } from '#modules/classes/notify-class.ts';
import { userRef } from '#modules/identity/users-sql.ts';
import { settleNotifications } from '#modules/notifications/settle-notifications.ts';
import { askedKinds, requestNotifications } from './requests.notifications.ts';

const BATCH = 200;

interface Lapsed {
  id: string;
  starts_at: string;
  student: { id: string; name: string };
  teacher: { id: string; name: string };
}

/** One that is being answered is left to the next run. */
const lapseText = `with due as (
    select r.id, c.id as class_id, c.starts_at, c.student_id, c.teacher_id from class_requests r
      join ${existingClasses} c on c.id = r.class_id
    where r.status = 'open' and c.starts_at <= $1::timestamptz order by r.id limit ${BATCH} for no key update of r skip locked),
  lapsed as (update class_requests r set status = 'lapsed' from due d where r.id = d.id returning d.*)
  select class_id::text as id, ${instantOf('starts_at')} as starts_at, ${userRef('student_id')} as student,
    ${userRef('teacher_id')} as teacher from lapsed order by lapsed.id`;

async function lapseBatch(sql: Sql, at: Date): Promise<number> {
  const lapsed = await sql.query<Lapsed>({ name: 'lapse-requests', text: lapseText, values: [at] });
  for (const facts of lapsed) {
    const classId = Number(facts.id);
    await settleNotifications(sql, { kinds: askedKinds, relatedId: classId, at });
    const event = { kind: requestNotifications.lapsed, audience: ['student', 'parents'], facts } as const;
    await notifyClass(sql, { ...event, actorId: null, at });
    await publishClass(sql, classId);
  }
  return lapsed.length;
}

/** D100: what nobody has answered by the start of the class has lapsed, and its family is notified once. */
export async function lapseRequests(sql: Sql, now: Date): Promise<void> {
  let done = BATCH;
  while (done === BATCH) done = await sql.transaction((inside) => lapseBatch(inside, now));
}
