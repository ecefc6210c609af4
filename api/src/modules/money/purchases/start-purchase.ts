import { writeAudit } from '#base/audit/audit.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkKey, keepResponse, keptResponse } from '#base/http/idempotency.ts';
import type { PaymentProvider } from '#base/payments/payment-provider.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { offeredPackage } from '#modules/money/packages/offered-package.ts';
import { audienceOf, type Wanted } from './audience.ts';
import { calling, providerOf } from './calling-provider.ts';
import { promiseOf } from './coupons/promise.ts';
import { type Click, decidePurchase, isSame } from './decide-purchase.ts';
import { hasSubscription } from './no-buying.ts';
import { openCheckout } from './open-checkout.ts';
import {
  addPurchase,
  closePurchase,
  findAwaiting,
  findByKey,
  findOpenPurchase,
  findPurchase,
  isPending,
  type StoredPurchase,
} from './stored-purchase.ts';
import { syncPurchase } from './sync-purchase.ts';

interface Start {
  ctx: ViewerCtx;
  wanted: Wanted;
  /** The Idempotency-Key of the click. */
  key: string | undefined;
}

/** Each attempt is for a purchase that another tab has started in between. */
export const MOST_ATTEMPTS = 5;

type Offered = Awaited<ReturnType<typeof offeredPackage>>;

/** The kind of a key whose click led to the open purchase of another click. */
const CLICK = 'purchase';

/** D35: nobody has two subscriptions, and a subscriber buys nothing else than extra classes (D133). */
export async function checkNotSubscribed(
  sql: Sql,
  studentId: number,
  { forSubscribers }: Pick<Offered, 'forSubscribers'>,
): Promise<void> {
  if (forSubscribers) return;
  if (await hasSubscription(sql, studentId)) throw new AppError('conflict', 'You already have a subscription');
}

/** D130: what is bought by transfer is paid or withdrawn first, so that nothing is paid twice. */
async function checkNotAwaiting(sql: Sql, studentId: number): Promise<void> {
  if (await findAwaiting(sql, studentId))
    throw new AppError('conflict', 'A transfer is awaited for this student: pay it or withdraw it first');
}

/** The purchase of an earlier click with this key. @throws AppError `conflict` if it was for something else. */
async function ofSameKey(sql: Sql, { ctx, wanted, key }: Start): Promise<StoredPurchase | undefined> {
  const earlier = key === undefined ? undefined : await findByKey(sql, ctx.viewer.userId, key);
  if (earlier && !isSame(earlier, wanted))
    throw new AppError('conflict', 'This Idempotency-Key was used for another request');
  if (earlier || key === undefined) return earlier;
  const landed = await keptResponse({ ...ctx, sql }, key, CLICK, wanted);
  return landed === undefined ? undefined : findPurchase(sql, Number(landed));
}

/** What the click does, by the open purchase of the buyer or the student. */
async function decide(sql: Sql, { ctx, wanted }: Start, offered: Offered, account: string) {
  const { userId } = ctx.viewer;
  const purchase = await findOpenPurchase(sql, { userId, studentId: wanted.studentId });
  const { price, classesNum } = offered;
  const discount = await promiseOf(sql, { ctx, buying: wanted, price, closing: purchase?.id ?? null });
  const open = purchase ? { purchase, isPending: await isPending(sql, purchase.id) } : null;
  const offer = { price, classesNum, account, discount };
  return { open: purchase, offer, step: decidePurchase({ userId, wanted, now: ctx.now, offer }, open) };
}

async function add(
  sql: Sql,
  { ctx, wanted, key }: Start,
  { title, classesNum, price }: Offered,
  offer: Click['offer'],
) {
  const { kind, packageId, studentId, coupon } = wanted;
  const { account, discount } = offer;
  const about = { userId: ctx.viewer.userId, studentId, packageId, kind, title, classesNum };
  const snapshot = { ...about, ...price, account, coupon, discount };
  const purchase = await addPurchase(sql, { ...snapshot, idempotencyKey: key ?? null, createdAt: ctx.now });
  await writeAudit(sql, ctx, {
    action: 'purchase.start',
    subject: 'purchase',
    subjectId: purchase.id,
    after: snapshot,
  });
  return purchase;
}

/** The purchase to continue, or the open one that must be closed before another one can start. */
type Outcome = { purchase: StoredPurchase } | { toClose: StoredPurchase };

function begin(start: Start, audience: Pick<Viewer, 'roles'>, account: string): Promise<Outcome> {
  const { ctx, wanted, key } = start;
  const { studentId } = wanted;
  return ctx.sql.transaction(async (sql) => {
    await lockUsers(sql, [ctx.viewer.userId, studentId]);
    const earlier = await ofSameKey(sql, start);
    if (earlier) return { purchase: earlier };
    const offered = await offeredPackage(sql, audience, wanted);
    await checkNotSubscribed(sql, studentId, offered);
    await checkNotAwaiting(sql, studentId);
    const { open, offer, step } = await decide(sql, start, offered, account);
    if (!open || step === 'add') return { purchase: await add(sql, start, offered, offer) };
    if (step === 'close') return { toClose: open };
    if (key !== undefined) await keepResponse({ ...ctx, sql }, key, CLICK, wanted, String(open.id));
    return { purchase: open };
  });
}

/**
 * Only one checkout at a time can be paid: the former one must first be closed at the provider, or have failed there
 * (D39).
 */
async function close({ sql, deps, viewer }: ViewerCtx, provider: PaymentProvider, open: StoredPurchase): Promise<void> {
  const { checkoutId, account } = open;
  const isClosed =
    !checkoutId || account !== provider.account || (await calling(() => provider.expireCheckout(checkoutId)));
  if (!isClosed) {
    await calling(() => syncPurchase(deps, open.id));
    if ((await findPurchase(sql, open.id))?.state !== 'open') return;
    const whose = open.userId === viewer.userId ? 'Your last payment' : 'Another payment for this student';
    throw new AppError('conflict', `${whose} is being confirmed`);
  }
  // If it got another checkout meanwhile, the next attempt finds that one.
  await closePurchase(sql, open);
}

/** D130: before a purchase by transfer, a checkout by card for the same student is closed. */
export async function closeCheckout(ctx: ViewerCtx, open: StoredPurchase): Promise<void> {
  const { provider } = ctx.deps.payments;
  if (provider) await close(ctx, provider, open);
  else await closePurchase(ctx.sql, open);
}

/** D35: the address at which the buyer pays. Nothing is granted before the provider confirms the payment. */
export async function startPurchase(start: Start): Promise<{ url: string; purchase: string }> {
  const { ctx, key } = start;
  if (key !== undefined) checkKey(key);
  const audience = await audienceOf(ctx, start.wanted);
  const provider = providerOf(ctx.deps);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const next = await begin(start, audience, provider.account);
    if ('toClose' in next) await close(ctx, provider, next.toClose);
    else return { url: await openCheckout(ctx, provider, next.purchase), purchase: String(next.purchase.id) };
  }
  throw new AppError('conflict', 'Another purchase was started meanwhile');
}
