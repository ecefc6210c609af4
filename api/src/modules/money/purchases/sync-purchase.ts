import type { Deps } from '#base/deps.ts';
import { stopCharging } from './leaving-buyers.ts';
import { type FindPause, pauseCharging } from './pause-charging.ts';
import { applyPurchase } from './settlement/apply-purchase.ts';
import { findPurchase } from './stored-purchase.ts';

type SyncDeps = Pick<Deps, 'academySettings' | 'database' | 'payments' | 'paid' | 'logger' | 'now'> & {
  /** Tells whether the student's months are charged; only the job has it, not a caller who waits for a payment. */
  pauseAt?: FindPause;
};

/** More than the number of parallel updates of one purchase: in each round one of them finishes. */
const MOST_ROUNDS = 20;

/**
 * Updates a purchase to its current state at the provider. Events, the return from the checkout and the nightly
 * comparison all call it, so that their order and number make no difference (D36).
 * @throws PaymentError if the provider does not respond: the job is tried again.
 */
export async function syncPurchase(deps: SyncDeps, id: number): Promise<void> {
  const { academySettings: settings, database, payments, paid, logger, now, pauseAt } = deps;
  const { sql } = database;
  const { provider } = payments;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const purchase = await findPurchase(sql, id);
    if (!provider || !purchase?.checkoutId) return;
    if (purchase.account !== provider.account) {
      logger.warn({ purchaseId: id }, 'a purchase of another payment account was left as it is');
      return;
    }
    const found = await provider.findPurchase(purchase.checkoutId);
    const settlement = await applyPurchase(sql, purchase, found, { now: now(), paid, settings });
    // A subscription that has ended here must not be charged there (D37).
    if (settlement?.mustEndAtProvider && found.subscription) await provider.endSubscription(found.subscription.id);
    if (!settlement) continue;
    await stopCharging({ sql, provider }, purchase, found, settlement);
    // The next round stores what was changed at the provider here.
    if (!pauseAt || !(await pauseCharging({ sql, provider, pauseAt }, purchase, found))) return;
  }
  throw new Error(`the purchase ${id} changed each time it was read`);
}
