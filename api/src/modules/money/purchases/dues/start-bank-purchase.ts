import type { InferInput } from 'valibot';
import { writeAudit } from '#base/audit/audit.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { offeredPackage } from '#modules/money/packages/offered-package.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { audienceOf, type Wanted } from '../audience.ts';
import { promiseOf } from '../coupons/promise.ts';
import { isSame } from '../decide-purchase.ts';
import { accountsFor } from '../purchases.settings.ts';
import { BANK } from '../purchases.table.ts';
import { checkNotSubscribed, closeCheckout, MOST_ATTEMPTS } from '../start-purchase.ts';
import { addPurchase, findAwaiting, findOpenOf, type StoredPurchase } from '../stored-purchase.ts';
import { addDue } from './add-due.ts';
import { creditBeforePaid } from './credit-before-paid.ts';
import { dueConflict } from './due-conflict.ts';
import { isTooYoung } from './dues.policy.ts';
import type { boughtResponse } from './dues.schema.ts';
import { findDue } from './list-dues.ts';
import { newReference } from './reference.ts';
import { periodOf, settlingOf } from './settle-dues.ts';
import { duesOf } from './stored-due.ts';

/** How many days a family has for the first transfer. */
const FIRST_DUE_DAYS = 3;
const MOST_REFERENCES = 5;

/** D131: money is the parents' matter for students under 16. */
async function checkOfAge({ sql, viewer }: ViewerCtx): Promise<void> {
  const [found] = await sql.query<{ young: boolean }>({
    text: `select ${isTooYoung('$1::bigint')} as young`,
    values: [viewer.userId],
  });
  if (found?.young) throw new AppError('forbidden', 'A parent buys for a student under 16');
}

/** Adds the first due with a reference that no other purchase has. */
async function addFirst(sql: Sql, ctx: ViewerCtx, purchase: StoredPurchase): Promise<number> {
  const dueOn = addDays(academyDay(ctx), FIRST_DUE_DAYS);
  const period = purchase.kind === 'monthly' ? periodOf(dueOn, 0) : null;
  for (let attempt = 0; attempt < MOST_REFERENCES; attempt += 1) {
    const reference = newReference();
    const id = await addDue(sql, { purchase, number: 1, reference, period, dueOn, at: ctx.now });
    if (id !== null) return id;
  }
  throw new Error('no free reference was found');
}

/** The due of a purchase that is still to be paid. */
async function dueOfAwaiting(sql: Sql, { id }: StoredPurchase): Promise<number> {
  const text = `select id::int as id from dues where purchase_id = $1 and number = 1`;
  const [row] = await sql.query<{ id: number }>({ text, values: [id] });
  if (!row) throw new Error('a purchase by transfer has no due');
  return row.id;
}

/** The same press again has the same answer; another purchase waits for the first one. */
async function awaited(sql: Sql, { viewer }: ViewerCtx, wanted: Wanted): Promise<number | null> {
  const awaiting = await findAwaiting(sql, wanted.studentId);
  if (!awaiting) return null;
  const dueId = await dueOfAwaiting(sql, awaiting);
  if (awaiting.userId === viewer.userId && isSame(awaiting, wanted)) return dueId;
  const message = 'A transfer is awaited for this student: pay it or withdraw it first';
  throw dueConflict('awaiting', message, { purchaseId: String(awaiting.id), dueId: String(dueId) });
}

/** The due to pay, or the checkout by card that must be closed first: both could be paid. */
type Outcome = { dueId: number } | { toClose: StoredPurchase };

async function begin(sql: Sql, ctx: ViewerCtx, wanted: Wanted, audience: Pick<Viewer, 'roles'>): Promise<Outcome> {
  const { packageId, studentId, kind, coupon } = wanted;
  await lockUsers(sql, [ctx.viewer.userId, studentId]);
  const earlier = await awaited(sql, ctx, wanted);
  if (earlier !== null) return { dueId: earlier };
  const toClose = await findOpenOf(sql, studentId);
  if (toClose) return { toClose };
  const offered = await offeredPackage(sql, audience, wanted);
  const { title, classesNum, price } = offered;
  await checkNotSubscribed(sql, studentId, offered);
  const discount = await promiseOf(sql, { ctx, buying: wanted, price, closing: null });
  const about = { userId: ctx.viewer.userId, studentId, packageId, kind, title, classesNum };
  const snapshot = { ...about, ...price, account: BANK, coupon, discount };
  const more = { idempotencyKey: null, createdAt: ctx.now, state: 'awaiting' } as const;
  const purchase = await addPurchase(sql, { ...snapshot, ...more });
  await writeAudit(sql, ctx, {
    action: 'purchase.start',
    subject: 'purchase',
    subjectId: purchase.id,
    after: snapshot,
  });
  const dueId = await addFirst(sql, ctx, purchase);
  const locked = { purchase, dues: await duesOf(sql, purchase.id) };
  await creditBeforePaid(sql, locked, { ...settlingOf(ctx), dueId });
  return { dueId };
}

/** @throws AppError `conflict` where others begin to pay by card again and again. */
async function beginAlone(ctx: ViewerCtx, wanted: Wanted, audience: Pick<Viewer, 'roles'>): Promise<number> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const next = await ctx.sql.transaction((sql) => begin(sql, ctx, wanted, audience));
    if ('dueId' in next) return next.dueId;
    await closeCheckout(ctx, next.toClose);
  }
  throw new AppError('conflict', 'Another purchase was started meanwhile');
}

/** D130: buys a package by transfer. No classes come before its due is paid, unless the academy trusts (`credit_before_paid`). */
export async function startBankPurchase(
  ctx: ViewerCtx,
  wanted: Wanted,
): Promise<InferInput<typeof boughtResponse>['data']> {
  await checkOfAge(ctx);
  const audience = await audienceOf(ctx, wanted);
  const accounts = accountsFor(ctx.deps.academySettings, wanted.currency);
  if (accounts.length === 0) throw fieldError('currency', 'no_account', 'There is no account for this currency');
  const dueId = await beginAlone(ctx, wanted, audience);
  const due = await findDue(ctx.sql, ctx, dueId);
  return { purchaseId: due.purchaseId, reference: due.reference, accounts, due };
}
