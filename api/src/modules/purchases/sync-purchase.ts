import type { Deps } from '#base/deps.ts';
import { stopCharging } from './leaving-buyers.ts';
import { type FindPause, pauseCharging } from './pause-charging.ts';
import { applyPurchase } from './settlement/apply-purchase.ts';
import { findPurchase } from './stored-purchase.ts';

type SyncDeps = Pick<Deps, 'academySettings' | 'database' | 'payments' | 'paid' | 'logger' | 'now'> & {
  /** By whom the job knows whether the student's months are charged; who waits for a payment asks nobody. */
  pauseAt?: FindPause;
};

/** More than bring one purchase in line at once: in each round one of them is done. */
const MOST_ROUNDS = 20;

/**
 * Brings a purchase in line with what the provider has of it now. Events, the way back from the checkout and the nightly
 * comparison all come to this, so that their order, and how often they come, makes no difference (D36).
 * @throws PaymentError where the provider does not respond: the job is done again.
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
    // What is cleared here must not be charged there (D37).
    if (settlement?.givenUp && found.subscription) await provider.endSubscription(found.subscription.id);
    if (!settlement) continue;
    await stopCharging({ sql, provider }, purchase, found, settlement);
    // What it has changed there is stored here by the next round.
    if (!pauseAt || !(await pauseCharging({ sql, provider, pauseAt }, purchase, found))) return;
  }
  throw new Error(`the purchase ${id} changed each time it was read`);
}
