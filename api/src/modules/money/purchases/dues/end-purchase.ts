import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import type { personLeft } from '#modules/people/people/people-events.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { academyDateOf } from '#modules/platform/academy/academy-time.ts';
import { BANK } from '../purchases.table.ts';
import { dropDues } from './drop-dues.ts';
import { dueConflict } from './due-conflict.ts';
import { checkCanViewDues, dueScopes } from './dues.policy.ts';
import { type LockedPurchase, lockPurchase, lockPurchaseOf } from './stored-due.ts';

/** A purchase by transfer that the viewer pays, or may change by permission, locked. @throws AppError `not_found` (D9), or `forbidden` (D131). */
async function lockOwn(sql: Sql, ctx: ViewerCtx, id: number): Promise<LockedPurchase> {
  const scopes = await dueScopes(sql, ctx);
  await checkCanViewDues(sql, ctx, scopes);
  const [seen] = await sql.query({
    text: `select from purchases p where p.id = $1 and p.account = '${BANK}'
      and (p.user_id = $2::bigint or ${inPeopleScope(scopes.update, 'p.student_id', '$2::bigint')})`,
    values: [id, ctx.viewer.userId],
  });
  const locked = seen && (await lockPurchase(sql, id));
  if (!locked) throw notFound('Purchase');
  return locked;
}

const isWaiting = ({ dues }: LockedPurchase) => dues.some(({ openReports }) => openReports > 0);
const isPaid = ({ dues }: LockedPurchase) => dues.some(({ transferred }) => transferred > 0);

/** @throws AppError `conflict` */
function checkNotWaiting(locked: LockedPurchase): void {
  if (isWaiting(locked)) throw dueConflict('reported', 'A reported transfer is being reviewed: wait for the answer');
}

const expiredText = `update purchases set state = 'expired', version = version + 1 where id = $1`;

interface Ending {
  at: Date;
  /** Null: somebody has left. */
  ctx: ViewerCtx | null;
}

async function withdraw(sql: Sql, locked: LockedPurchase, ending: Ending): Promise<void> {
  await dropDues(sql, locked.dues, { ...ending, reason: null });
  await sql.query({ text: expiredText, values: [locked.purchase.id] });
}

/** D130: takes a purchase back for which nothing is paid. A repetition changes nothing. */
export function withdrawPurchase(ctx: ViewerCtx, id: number): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const locked = await lockOwn(sql, ctx, id);
    if (locked.purchase.state === 'expired') return;
    checkNotWaiting(locked);
    if (locked.purchase.state !== 'awaiting')
      throw dueConflict('paid', 'The purchase is paid: end the subscription, or ask the academy');
    if (isPaid(locked)) throw dueConflict('part', 'A part is paid already: pay the rest, or ask the academy');
    await withdraw(sql, locked, { at: ctx.now, ctx });
    const before = { state: locked.purchase.state };
    await writeAudit(sql, ctx, { action: 'purchase.withdraw', subject: 'purchase', subjectId: id, before });
  });
}

const endsText = `update purchases set ends_at = coalesce(period_ends_at, $2), renews_at = null, version = version + 1
  where id = $1 and ends_at is null`;

/** Followers of a leaving person know no settings, so the database says the day. */
const todayText = `select ${academyDateOf('$1::timestamptz')}::text as today`;

/** The months that have not begun are not due any more; one that has begun is, and so is one with money. */
async function endLater(sql: Sql, { purchase, dues }: LockedPurchase, ending: Ending): Promise<void> {
  await sql.query({ text: endsText, values: [purchase.id, ending.at] });
  const [now] = await sql.query<{ today: string }>({ text: todayText, values: [ending.at] });
  const later = dues.filter(({ creditedAt, periodFrom, transferred, state }) => {
    const isUntouched = state === 'open' && transferred === 0 && creditedAt === null;
    return isUntouched && now && periodFrom !== null && periodFrom > now.today;
  });
  await dropDues(sql, later, { ...ending, reason: null });
}

/** D131: a subscription by transfer runs to the end of the paid month, and nothing is due after it. */
export function endBankPurchase(ctx: ViewerCtx, id: number): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const locked = await lockOwn(sql, ctx, id);
    const { kind, state } = locked.purchase;
    if (kind !== 'monthly' || (state !== 'active' && state !== 'ended'))
      throw dueConflict('not_running', 'There is no running subscription');
    checkNotWaiting(locked);
    await endLater(sql, locked, { at: ctx.now, ctx });
    await writeAudit(sql, ctx, {
      action: 'purchase.end',
      subject: 'purchase',
      subjectId: id,
      after: { state: 'ended' },
    });
  });
}

const ofPersonText = `select id::int as id, state from purchases where account = '${BANK}' and state in ('awaiting', 'active')
  and $1 in (user_id, student_id) order by id`;

/** D5: nobody who has left owes another month. */
export const endOnLeaving: FollowerOf<typeof personLeft> = async (sql, { now }, personId) => {
  for (const { id, state } of await sql.query<{ id: number; state: string }>({
    text: ofPersonText,
    values: [personId],
  })) {
    const locked = await lockPurchaseOf(sql, id);
    if (!locked) continue;
    const ending = { at: now, ctx: null };
    if (state === 'active') await endLater(sql, locked, ending);
    else if (!isWaiting(locked) && !isPaid(locked)) await withdraw(sql, locked, ending);
  }
};

const endingText = `select id::int as id from purchases where account = '${BANK}' and state = 'active' and ends_at <= $1 order by id`;
const endedText = `update purchases set state = 'ended', version = version + 1
  where id = $1 and state = 'active' and ends_at <= $2 returning 1`;

/** The clock ends subscriptions whose last month is over. */
export async function endPurchases(sql: Sql, now: Date): Promise<void> {
  for (const { id } of await sql.query<{ id: number }>({ text: endingText, values: [now] }))
    await sql.transaction(async (inner) => {
      const locked = await lockPurchase(inner, id);
      const { length } = await inner.query({ text: endedText, values: [id, now] });
      if (locked && length > 0) await changeAccount(inner, locked.purchase.studentId, { subscriptionPackageId: null });
    });
}
