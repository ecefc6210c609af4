import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { notifyClass, publishClass } from '#modules/classes/classes/notify-class.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { askedKinds, requestNotifications } from './requests.notifications.ts';

const BATCH = 200;

interface Lapsed {
  id: string;
  starts_at: string;
  student: { id: string; name: string };
  teacher: { id: string; name: string };
}

/** SQL: the facts for a family's notification, from rows with the columns of a class. */
const lapsedFacts = `class_id::text as id, ${instantOf('starts_at')} as starts_at, ${userRef('student_id')} as student,
  ${userRef('teacher_id')} as teacher`;

/** A request that is being answered is left to the next run. */
const lapseText = `with due as (
    select r.id, c.id as class_id, c.starts_at, c.student_id, c.teacher_id from class_requests r
      join ${existingClasses} c on c.id = r.class_id
    where r.status = 'open' and c.starts_at <= $1::timestamptz order by r.id limit ${BATCH} for no key update of r skip locked),
  lapsed as (update class_requests r set status = 'lapsed' from due d where r.id = d.id returning d.*)
  select ${lapsedFacts} from lapsed order by lapsed.id`;

const classText = `select ${lapsedFacts} from (select id as class_id, starts_at, student_id, teacher_id
  from ${existingClasses} c where c.id = $1) lapsed`;

/** Notifies a family that nobody has answered its request about a class. */
const notifyLapsed = (sql: Sql, facts: Lapsed, at: Date): Promise<void> =>
  notifyClass(sql, { kind: requestNotifications.lapsed, audience: ['student', 'parents'], facts, actorId: null, at });

/** The same for a class that was changed after its start and before the clock has processed the request. */
export async function notifyLapsedOf(sql: Sql, classId: number, at: Date): Promise<void> {
  const [facts] = await sql.query<Lapsed>({ name: 'lapsed-class', text: classText, values: [classId] });
  if (facts) await notifyLapsed(sql, facts, at);
}

async function lapseBatch(sql: Sql, at: Date): Promise<number> {
  const lapsed = await sql.query<Lapsed>({ name: 'lapse-requests', text: lapseText, values: [at] });
  for (const facts of lapsed) {
    const classId = Number(facts.id);
    await settleNotifications(sql, { kinds: askedKinds, relatedId: classId, at });
    await notifyLapsed(sql, facts, at);
    await publishClass(sql, classId);
  }
  return lapsed.length;
}

/** D100: requests without an answer at the start of the class lapse, and their families are notified once. */
export async function lapseRequests(sql: Sql, now: Date): Promise<void> {
  let done = BATCH;
  while (done === BATCH) done = await sql.transaction((inside) => lapseBatch(inside, now));
}
