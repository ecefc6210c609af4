import { emit } from './bill.ts';
import { charged, periodOf } from './life.ts';
import { type SandboxContext, secondsOf } from './sandbox-context.ts';
import type { Card, Metadata, Subscription } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** A cancellation in the portal: the subscription runs to the end of the paid period. */
export async function setCancelled(
  store: SandboxStore,
  context: SandboxContext,
  subscription: Subscription,
  cancelled: boolean,
): Promise<Subscription> {
  const now = secondsOf(context.now());
  const changed: Subscription = {
    ...subscription,
    cancel_at: cancelled ? periodOf(subscription).current_period_end : null,
    canceled_at: cancelled ? now : null,
  };
  await store.put('subscription', subscription.id, changed);
  await emit(store, context.now(), 'customer.subscription.updated', changed);
  return changed;
}

/**
 * Months are not charged until a time, or, without one, until the pause is removed. The marks are added to the
 * metadata.
 */
export async function setPaused(
  store: SandboxStore,
  context: SandboxContext,
  subscription: Subscription,
  { pause, metadata }: { pause: Subscription['pause_collection']; metadata: Metadata },
): Promise<Subscription> {
  const marks = Object.entries({ ...subscription.metadata, ...metadata }).filter(([, value]) => value !== '');
  const changed: Subscription = {
    ...subscription,
    pause_collection: pause ?? null,
    metadata: Object.fromEntries(marks),
  };
  await store.put('subscription', subscription.id, changed);
  await emit(store, context.now(), 'customer.subscription.updated', changed);
  return changed;
}

/** Changes the card; an unpaid invoice is charged to it at once. */
export async function changeCard(
  store: SandboxStore,
  context: SandboxContext,
  subscription: Subscription,
  card: Card,
): Promise<void> {
  const changed: Subscription = { ...subscription, _card: card };
  await store.put('subscription', subscription.id, changed);
  if (changed.status === 'past_due') await charged(store, context, changed);
  else await emit(store, context.now(), 'customer.subscription.updated', changed);
}
