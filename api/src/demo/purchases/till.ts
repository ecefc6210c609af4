import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { StripeProvider } from '#base/payments/stripe/stripe-provider.ts';
import { startPurchase } from '#modules/money/purchases/start-purchase.ts';
import { syncPurchase } from '#modules/money/purchases/sync-purchase.ts';
import { answerDebit, debitSession } from '#sandboxes/stripe/bank-debit.ts';
import { completeSession } from '#sandboxes/stripe/life.ts';
import { refund } from '#sandboxes/stripe/money-back.ts';
import type { SandboxContext } from '#sandboxes/stripe/sandbox-context.ts';
import { createStripeSandbox } from '#sandboxes/stripe/stripe-sandbox.ts';
import { changeCard, setCancelled } from '#sandboxes/stripe/subscription-changes.ts';
import { demoCtx } from '../demo-ctx.ts';
import type { DemoPurchase } from './demo-purchases.ts';

const keys = { secretKey: 'sk_test_demo', webhookSecret: 'whsec_demo' };
const CARD = { last4: '4242', failsLater: false };
const CARD_DECLINED_LATER = { last4: '0341', failsLater: true };

type Buyer = Parameters<typeof demoCtx>[0]['viewer'];

/** A purchase with the ids of the academy and of the sandbox. */
export interface Sold {
  purchaseId: number;
  sessionId: string;
  customerId: string;
}

/** Buys at the given time as the screens and the sandbox do, inside a transaction: all effects are real. */
export class Till {
  /** The simulated current time. */
  now = new Date(0);
  private readonly deps: Deps;
  private readonly sql: Sql;
  private readonly context: SandboxContext;

  constructor(deps: Deps, sql: Sql) {
    const { logger, settings, academy } = deps;
    const now = () => this.now;
    // Events are not needed: they would only cause another look at the provider.
    const options = { ...keys, sql, now, logger, publicUrl: settings.publicUrl, academy, deliver: () => {} };
    const sandbox = createStripeSandbox(options);
    const provider = new StripeProvider({ ...keys, name: 'sandbox', account: 'sandbox', fetch: sandbox.fetch });
    this.context = sandbox.context;
    this.deps = { ...deps, now, payments: { provider, sandbox }, database: { ...deps.database, sql } };
    this.sql = sql;
  }

  async buy(
    viewer: Buyer,
    { packageId, studentId }: { packageId: number; studentId: number },
    { kind, currency, byBank, coupon }: DemoPurchase,
  ): Promise<Sold> {
    const { deps, sql, now, context } = this;
    const ctx = demoCtx({ deps, sql, viewer, now });
    const { url, purchase } = await startPurchase({
      ctx,
      wanted: { kind, packageId, currency, studentId, coupon: coupon ?? null },
      key: undefined,
    });
    const session = await context.store.find('session', url.split('/').at(-1) ?? '');
    if (!session) throw new Error('the checkout of a demo purchase is missing');
    if (byBank) await debitSession(context.store, context, session);
    else await completeSession(context.store, context, session, CARD);
    const sold = { purchaseId: Number(purchase), sessionId: session.id, customerId: session.customer };
    await this.sync(sold);
    return sold;
  }

  /** Makes the due renewals, as each request to the provider does. */
  sync({ purchaseId }: Sold): Promise<void> {
    return syncPurchase(this.deps, purchaseId);
  }

  async renewsAt({ customerId }: Sold): Promise<Date | null> {
    const subscription = await this.subscriptionOf(customerId);
    const isRunning = subscription?.status === 'active' && subscription.cancel_at === null;
    const end = subscription?.items.data[0]?.current_period_end;
    return isRunning && end !== undefined ? new Date(end * 1000) : null;
  }

  async act(sold: Sold, action: NonNullable<DemoPurchase['later']>['action']): Promise<void> {
    const { store } = this.context;
    const subscription = await this.subscriptionOf(sold.customerId);
    const charge = (await store.list('charge', sold.customerId)).at(-1);
    const session = action === 'bank-fails' && (await store.find('session', sold.sessionId));
    if (session) await answerDebit(store, this.context, session, false);
    if (action === 'refund' && charge) await refund(store, this.context, charge, charge.amount);
    if (action === 'cancel' && subscription) await setCancelled(store, this.context, subscription, true);
    if (action === 'decline' && subscription) await changeCard(store, this.context, subscription, CARD_DECLINED_LATER);
    else await this.sync(sold);
  }

  private async subscriptionOf(customerId: string) {
    return (await this.context.store.list('subscription', customerId)).at(-1);
  }
}
