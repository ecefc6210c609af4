import { titleIn } from '@academy/shared-auth/titles';
import { shownAddress } from '@academy/shared-auth/typed-text';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { PaymentError, type PaymentProvider } from '#base/payments/payment-provider.ts';
import { languageOf, nameOf } from '#modules/accounts/identity/accounts.ts';
import { findAccount } from '#modules/accounts/identity/stored-account.ts';
import { calling } from './calling-provider.ts';
import {
  customerOf,
  dropCustomer,
  findPurchase,
  type StoredPurchase,
  storeCheckout,
  storeCustomer,
} from './stored-purchase.ts';

/** The provider's minimum is 30 minutes from its call, which is up to ten minutes after the purchase began. */
const CHECKOUT_MS = 45 * 60_000;

/** The address to which the provider returns the buyer. */
const returnUrl = (ctx: ViewerCtx, purchaseId: number): string =>
  `${ctx.deps.settings.publicUrl}/dashboard/subscriptions/payment/${purchaseId}`;

async function customerFor(ctx: ViewerCtx, provider: PaymentProvider): Promise<string> {
  const { userId } = ctx.viewer;
  const known = await customerOf(ctx.sql, userId, provider.account);
  if (known) return known;
  const account = await findAccount(ctx.sql, userId);
  if (!account) throw notFound('User');
  const { name, email } = account;
  return storeCustomer(
    ctx.sql,
    userId,
    provider.account,
    await provider.createCustomer({ id: userId, name, email: shownAddress(email) }),
  );
}

async function createCheckout(ctx: ViewerCtx, provider: PaymentProvider, purchase: StoredPurchase) {
  const { id, studentId, packageId, kind, title, titleAr, currency, minor, discount, createdAt } = purchase;
  const { userId } = ctx.viewer;
  const url = returnUrl(ctx, id);
  return provider.createCheckout({
    purchaseId: id,
    userId,
    student: { id: studentId, name: studentId === userId ? null : await nameOf(ctx.sql, studentId) },
    packageId,
    kind,
    title: titleIn(await languageOf(ctx.sql, userId), { title, ar: titleAr }).text,
    price: { currency, minor },
    discount: discount && { minor: discount.minor, months: discount.months, code: discount.coupon?.code ?? null },
    customerId: await customerFor(ctx, provider),
    successUrl: url,
    cancelUrl: `${url}?cancelled=1`,
    expiresAt: new Date(createdAt.getTime() + CHECKOUT_MS),
  });
}

const isError = (error: unknown, reason: PaymentError['reason']) =>
  error instanceof PaymentError && error.reason === reason;

async function createAnyhow(ctx: ViewerCtx, provider: PaymentProvider, purchase: StoredPurchase) {
  try {
    return await createCheckout(ctx, provider, purchase);
  } catch (error) {
    if (!isError(error, 'missing')) throw error;
    // The customer was deleted at the provider.
    await dropCustomer(ctx.sql, ctx.viewer.userId, provider.account);
    return createCheckout(ctx, provider, purchase);
  }
}

/** The address of the purchase's checkout, which is created if there is none: two parallel calls get the same one. */
export async function openCheckout(
  ctx: ViewerCtx,
  provider: PaymentProvider,
  purchase: StoredPurchase,
): Promise<string> {
  if (purchase.checkoutUrl) return purchase.checkoutUrl;
  const checkout = await calling(() => createAnyhow(ctx, provider, purchase)).catch(async (error: unknown) => {
    // During a deployment a process of the other release, with other texts, may have created it.
    const made = error instanceof AppError && error.code === 'conflict' && (await findPurchase(ctx.sql, purchase.id));
    if (!made || made.checkoutId === null || made.checkoutUrl === null) throw error;
    return { id: made.checkoutId, url: made.checkoutUrl };
  });
  if (await storeCheckout(ctx.sql, purchase.id, checkout)) return checkout.url;
  const now = await findPurchase(ctx.sql, purchase.id);
  if (now?.checkoutId === checkout.id) return checkout.url;
  // The purchase was closed since, so nobody may pay for it.
  await calling(() => provider.expireCheckout(checkout.id));
  throw new AppError('conflict', 'Another purchase was started meanwhile');
}
