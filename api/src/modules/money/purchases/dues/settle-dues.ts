import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { FollowPayment } from '#base/payments/follow-payment.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { bookReference } from '#modules/people/people/ledger/book-reference.ts';
import { becomeStudent } from '#modules/people/people/profiles/become-student.ts';
import { hasTeacher } from '#modules/people/people/profiles/students-of.ts';
import { startOfAcademyDay } from '#modules/platform/academy/academy-time.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { monthsAfter } from '../months.ts';
import { dueChanged } from '../purchase-events.ts';
import { auditRole } from '../settlement/apply-purchase.ts';
import { notifyNeedsTeacher } from '../settlement/notify-payments.ts';
import type { StoredPurchase } from '../stored-purchase.ts';
import { type DueFlow, flowOf } from './due-flow.ts';
import { notifyPaid, settlePaid } from './notify-dues.ts';
import { duesOf, type LockedPurchase, type StoredDue } from './stored-due.ts';

export interface Settling {
  settings: ReadSettings;
  now: Date;
  actorId: number | null;
  /** The hooks of modules above after a payment. */
  paid: readonly FollowPayment[];
}

export const settlingOf = ({ deps, now, viewer }: ViewerCtx): Settling => ({
  settings: deps.academySettings,
  now,
  actorId: viewer.userId,
  paid: deps.paid,
});

const flowText = `update dues set state = $2, paid_minor = $3, carried_from_minor = $4, carried_over_minor = $5
  where id = $1 and (state, paid_minor, carried_from_minor, carried_over_minor) is distinct from ($2, $3::bigint, $4::bigint, $5::bigint)`;

async function storeFlow(sql: Sql, { id }: StoredDue, { state, paid, carriedFrom, carriedOver }: DueFlow) {
  await sql.query({ text: flowText, values: [id, state, paid, carriedFrom, carriedOver] });
}

/** The days of a month of a purchase: from the day on which its first month begins, so many months later. */
export function periodOf(first: string, months: number): { from: string; to: string } {
  const dayAfter = (count: number) =>
    monthsAfter(new Date(`${first}T00:00Z`), count)
      .toISOString()
      .slice(0, 10);
  return { from: dayAfter(months), to: addDays(dayAfter(months + 1), -1) };
}

/**
 * The first month begins when it is paid, if that is after its day, or when its classes come before that (D130); the next
 * ones follow it.
 */
function creditedPeriod({ number, periodFrom, periodTo }: StoredDue, { today, isPaid }: Begins) {
  if (periodFrom === null || periodTo === null) return null;
  const beginsNow = number === 1 && (!isPaid || today > periodFrom);
  return beginsNow ? periodOf(today, 0) : { from: periodFrom, to: periodTo };
}

interface Begins {
  today: string;
  isPaid: boolean;
}

const creditedText = 'update dues set credited_at = $2, period_from = $3, period_to = $4 where id = $1';
const boughtText = `update purchases set state = 'paid', version = version + 1 where id = $1`;
const runsText = `update purchases set state = 'active', version = version + 1,
  period_ends_at = greatest(period_ends_at, ${startOfAcademyDay('$2::date + 1')}),
  ends_at = case when ends_at is not null then greatest(ends_at, ${startOfAcademyDay('$2::date + 1')}) end,
  renews_at = case when ends_at is null then greatest(renews_at, ${startOfAcademyDay('$2::date + 1')}) end where id = $1`;

/** D130: gives the classes of a due, once: it is paid, or the academy gives them before that. */
export async function giveClasses(sql: Sql, { purchase, due, isPaid }: Giving, settling: Settling): Promise<void> {
  const { now, actorId, settings } = settling;
  const { studentId, classesNum, packageId, kind } = purchase;
  if (await becomeStudent(sql, studentId, now)) await auditRole(sql, purchase, now);
  const line = { studentId, actorId, createdAt: now, ref: `due:${due.id}`, wanted: classesNum };
  await bookReference(sql, { ...line, reason: due.number === 1 ? 'purchase' : 'renewal' });
  const today = dayIn(settings.get(timeSettings.academy_zone), now);
  const period = creditedPeriod(due, { today, isPaid });
  await sql.query({ text: creditedText, values: [due.id, now, period?.from ?? null, period?.to ?? null] });
  if (period === null) await sql.query({ text: boughtText, values: [purchase.id] });
  else if (purchase.state !== 'ended') await sql.query({ text: runsText, values: [purchase.id, period.to] });
  if (kind === 'monthly' && purchase.state === 'awaiting')
    await changeAccount(sql, studentId, { subscriptionPackageId: packageId });
  const about = { purchase, name: await nameOf(sql, studentId), at: now, actorId };
  if (isPaid) await notifyPaid(sql, about, { dueId: due.id, classes: classesNum });
  if (due.number === 1 && !(await hasTeacher(sql, studentId))) await notifyNeedsTeacher(sql, about);
}

interface Giving {
  purchase: StoredPurchase;
  due: StoredDue;
  isPaid: boolean;
}

export interface Settled {
  /** The dues that got their classes now. */
  credited: number[];
  /** Those whose classes were given before: they were paid, then not any more, and are now, or are paid late. */
  again: number[];
}

/**
 * D131: stores what is paid of each due of a locked purchase by the transfers for it, and gives the classes of those that
 * are paid now. A repetition changes nothing.
 */
export async function settleDues(
  sql: Sql,
  { purchase }: Pick<LockedPurchase, 'purchase'>,
  settling: Settling,
): Promise<Settled> {
  const dues = await duesOf(sql, purchase.id);
  const flows = flowOf(dues);
  const settled: Settled = { credited: [], again: [] };
  for (const [index, due] of dues.entries()) {
    const flow = flows[index];
    if (!flow) continue;
    await storeFlow(sql, due, flow);
    if (flow.state !== 'paid' || due.state === 'paid') continue;
    await dueChanged.publish(sql, settling.now, { purchase, dueId: due.id, state: 'paid', minor: due.amount });
    if (due.creditedAt === null) await giveClasses(sql, { purchase, due, isPaid: true }, settling);
    else await settlePaid(sql, due.id, settling.now);
    const payment = { userId: purchase.studentId, isPayer: false, at: settling.now };
    for (const follow of settling.paid) await follow(sql, payment);
    settled[due.creditedAt === null ? 'credited' : 'again'].push(due.id);
  }
  return settled;
}
