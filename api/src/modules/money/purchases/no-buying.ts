import { hasRole, holds } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findAccount } from '#modules/accounts/identity/stored-account.ts';
import { isParentOf } from '#modules/people/people/scope/relationships.ts';
import { findAwaiting, findOpenPurchase, isPending, isSubscribed } from './stored-purchase.ts';

/** Who can buy packages (C19). */
export const buyers = { permission: 'subscriptions.packages.read', roles: ['student', 'guest'] } as const;

/** Why a purchase would be rejected (D170). */
export const noBuyingReasons = ['not_yours', 'subscribed', 'being_confirmed', 'not_configured'] as const;
type NoBuying = (typeof noBuyingReasons)[number];

/** D35: whether a student has a subscription, by card or in the profile, so that nothing else can be bought. */
export async function hasSubscription(sql: Sql, studentId: number): Promise<boolean> {
  const account = await findAccount(sql, studentId);
  return Boolean(account?.subscriptionPackageId) || isSubscribed(sql, studentId);
}

/** Why the viewer cannot buy for a student; null if it is possible. Each reason is one of `startPurchase`. */
export async function noBuyingOf({ sql, viewer, deps }: ViewerCtx, studentId: number): Promise<NoBuying | null> {
  const isBuyer = holds(viewer, buyers.permission) && hasRole(viewer, ...buyers.roles);
  const isOwn = studentId === viewer.userId || (await isParentOf(sql, viewer.userId, studentId));
  if (!isBuyer || !isOwn) return 'not_yours';
  // Before the subscription, beside which extra classes can be bought (D133).
  if (await findAwaiting(sql, studentId)) return 'being_confirmed';
  const open = await findOpenPurchase(sql, { userId: viewer.userId, studentId });
  if (open && (await isPending(sql, open.id))) return 'being_confirmed';
  if (await hasSubscription(sql, studentId)) return 'subscribed';
  return deps.payments.provider ? null : 'not_configured';
}
