import { answerCharge, emit } from './bill.ts';
import { completeSession } from './life.ts';
import { type SandboxContext, secondsOf } from './sandbox-context.ts';
import type { Session } from './sandbox-objects.ts';
import type { SandboxStore } from './sandbox-store.ts';

const ACCOUNT = { last4: '6789', failsLater: false };

/** Pays a checkout from a bank account: the checkout is complete, and the bank's result comes days later. */
export const debitSession = (store: SandboxStore, context: SandboxContext, session: Session): Promise<void> =>
  completeSession(store, context, session, ACCOUNT, true);

async function answerSubscription(store: SandboxStore, context: SandboxContext, id: string, isPaid: boolean) {
  const subscription = await store.find('subscription', id);
  if (subscription?.status !== 'incomplete') return;
  const ended = { status: 'incomplete_expired', ended_at: secondsOf(context.now()) } as const;
  const changed = { ...subscription, ...(isPaid ? { status: 'active' as const } : ended) };
  await store.put('subscription', id, changed);
  await emit(store, context.now(), 'customer.subscription.updated', changed);
}

/** The bank's result: it pays, or it does not. */
export async function answerDebit(
  store: SandboxStore,
  context: SandboxContext,
  session: Session,
  isPaid: boolean,
): Promise<void> {
  const charges = await store.list('charge', session.customer);
  const charge = charges.findLast(({ status }) => status === 'pending');
  const invoice = charge && (await store.find('invoice', charge._invoice));
  if (!charge || !invoice) return;
  if (!isPaid) invoice.status = 'void';
  await answerCharge(store, context, { invoice, charge }, isPaid ? 'succeeded' : 'failed');
  if (session.subscription) await answerSubscription(store, context, session.subscription, isPaid);
  const { _bank: _, ...answered } = session;
  const changed: Session = isPaid ? { ...answered, payment_status: 'paid' } : { ...answered, _bank: 'failed' };
  await store.put('session', session.id, changed);
  await emit(store, context.now(), `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, changed);
}
