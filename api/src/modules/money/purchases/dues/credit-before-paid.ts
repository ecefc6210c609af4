import { eachAlone } from '#base/database/each-alone.ts';
import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { purchaseSettings } from '../purchases.settings.ts';
import { BANK } from '../purchases.table.ts';
import { giveClasses, type Settling } from './settle-dues.ts';
import { type LockedPurchase, lockPurchase, type StoredDue } from './stored-due.ts';

/** SQL: whether a student's classes of another due were given that is not paid yet. */
const owes = (student: string) =>
  `exists (select from dues o where o.student_id = ${student} and o.credited_at is not null and o.state in ('open', 'reported', 'part'))`;

const isUnpaid = ({ state }: StoredDue) => state === 'open' || state === 'reported' || state === 'part';

/**
 * D130: with `credit_before_paid` the classes of a locked purchase's due come before its money. Only one due of a student is
 * trusted: while one with classes is unpaid, the next ones come when they are paid.
 */
export async function creditBeforePaid(
  sql: Sql,
  { purchase, dues }: LockedPurchase,
  { dueId, ...settling }: Settling & { dueId: number },
): Promise<void> {
  if (!settling.settings.get(purchaseSettings.credit_before_paid)) return;
  const due = dues.find(({ id }) => id === dueId);
  if (!due || due.creditedAt !== null || !isUnpaid(due)) return;
  if ((await sql.query({ text: `select where ${owes('$1')}`, values: [purchase.studentId] })).length > 0) return;
  await giveClasses(sql, { purchase, due, isPaid: false }, settling);
}

const startedText = `select d.id::int as id, d.purchase_id::int as "purchaseId" from dues d join purchases p on p.id = d.purchase_id
  where p.account = '${BANK}' and p.state = 'active' and p.ends_at is null and d.number > 1 and d.credited_at is null
    and d.state in ('open', 'reported', 'part') and d.due_on <= $1::date and not ${owes('d.student_id')} order by d.id`;

/** D130: the classes of a month of a running plan come on its day; what fails for one student stops no other. */
export async function creditStartedMonths(
  sql: Sql,
  { now, settings }: Pick<Settling, 'now' | 'settings'>,
): Promise<void> {
  if (!settings.get(purchaseSettings.credit_before_paid)) return;
  const today = dayIn(settings.get(timeSettings.academy_zone), now);
  const started = await sql.query<{ id: number; purchaseId: number }>({ text: startedText, values: [today] });
  await eachAlone(started, ({ id, purchaseId }) =>
    sql.transaction(async (inner) => {
      const locked = await lockPurchase(inner, purchaseId);
      if (locked) await creditBeforePaid(inner, locked, { now, settings, actorId: null, paid: [], dueId: id });
    }),
  );
}
