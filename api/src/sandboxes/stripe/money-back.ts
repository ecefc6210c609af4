import { emit } from './bill.ts';
import { type SandboxContext, secondsOf } from './sandbox-context.ts';
import { type Charge, newId } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

export async function refund(
  store: SandboxStore,
  context: SandboxContext,
  charge: Charge,
  amount: number,
): Promise<{ id: string; amount: number; created: number }> {
  const total = Math.min(charge.amount, charge.amount_refunded + amount);
  const one = { id: newId('re'), amount: total - charge.amount_refunded, created: secondsOf(context.now()) };
  const data = [one, ...(charge.refunds?.data ?? [])];
  const changed: Charge = {
    ...charge,
    amount_refunded: total,
    refunded: total === charge.amount,
    refunds: { object: 'list', data },
  };
  await store.put('charge', charge.id, changed);
  await emit(store, context.now(), 'charge.refunded', changed);
  return one;
}

/** The owner of the card disputes a charge; the bank withdraws the money at once. */
export async function dispute(store: SandboxStore, context: SandboxContext, charge: Charge): Promise<void> {
  const id = newId('dp');
  const { amount, amount_refunded, currency, payment_intent } = charge;
  const disputed = {
    id,
    object: 'dispute',
    created: secondsOf(context.now()),
    charge: charge.id,
    currency,
    payment_intent,
    reason: 'fraudulent',
    livemode: false,
  } as const;
  await store.put('charge', charge.id, { ...charge, disputed: true });
  const stored = { ...disputed, amount: amount - amount_refunded, status: 'needs_response' } as const;
  await store.put('dispute', id, stored, charge.id);
  await emit(store, context.now(), 'charge.dispute.created', stored);
}

/** The bank decides on a dispute. */
export async function closeDispute(
  store: SandboxStore,
  context: SandboxContext,
  charge: Charge,
  status: 'won' | 'lost',
): Promise<void> {
  for (const each of await store.list('dispute', charge.id)) {
    const closed = { ...each, status };
    await store.put('dispute', each.id, closed);
    await emit(store, context.now(), 'charge.dispute.closed', closed);
  }
}
