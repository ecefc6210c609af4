import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { PaymentError } from '#base/payments/payment-provider.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { bookedUnder } from '#modules/people/people/ledger/ledger-totals.ts';
import { calling, providerOf } from './calling-provider.ts';
import { presentSubscription, type StoredSubscription, subscriptionJson } from './find-summary.ts';
import type { ManagingPage } from './managing-pages.ts';
import type { WireManaged } from './purchases.schema.ts';
import { BANK } from './purchases.table.ts';
import { customerOf } from './stored-purchase.ts';
import { syncPurchase } from './sync-purchase.ts';

const isManaged = `user_id = $1 and kind = 'monthly' and state in ('active', 'past_due') and account <> '${BANK}'`;

/**
 * The page for changing the viewer's card and subscriptions: created on the click, never stored. Its way back leads to
 * what has changed since; without `from`, as of an older page, to the packages.
 */
export async function openManagement(ctx: ViewerCtx, from?: ManagingPage): Promise<{ url: string }> {
  const { userId } = ctx.viewer;
  const text = `select account from purchases where ${isManaged}`;
  const held = await ctx.sql.query<{ account: string }>({ text, values: [userId] });
  const none = new AppError('not_found', 'There is no subscription');
  if (held.length === 0) throw none;
  const provider = providerOf(ctx.deps);
  const customer = await customerOf(ctx.sql, userId, provider.account);
  if (!customer || !held.some(({ account }) => account === provider.account)) throw none;
  const pages = `${ctx.deps.settings.publicUrl}/dashboard/subscriptions`;
  const changes = from && new URLSearchParams({ from, since: ctx.now.toISOString() });
  return {
    url: await calling(() => provider.openPortal(customer, `${pages}/${from ? `managed?${changes}` : 'packages'}`)),
  };
}

interface Row {
  student: WireManaged['student'];
  subscription: StoredSubscription;
  paid: { currency: string; minor: number; classes: number } | null;
}

/** A provider counts whole seconds. */
const since = `date_trunc('second', $2::timestamptz)`;
const changesText = `select ${userRef('p.student_id')} as student, ${subscriptionJson} as subscription,
    (select json_build_object('currency', min(y.currency), 'minor', sum(y.amount_minor)::int,
        'classes', sum(${bookedUnder('p.student_id', `'payment:' || y.id`)})::int)
      from payments y where y.purchase_id = p.id and y.state = 'paid' and y.paid_at >= ${since} having count(*) > 0) as paid
  from purchases p where ${isManaged} order by p.id`;

/** Compares the viewer's running subscriptions with the provider, and says what was paid for each since a time. */
export async function refreshManaged(ctx: ViewerCtx, from: Date): Promise<WireManaged[]> {
  const { sql, viewer, deps } = ctx;
  const text = `select id::int as id from purchases where ${isManaged} order by id`;
  for (const { id } of await sql.query<{ id: number }>({ text, values: [viewer.userId] }))
    await syncPurchase(deps, id).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      deps.logger.warn({ err: error }, 'a subscription could not be compared with the provider');
    });
  const rows = await sql.query<Row>({ text: changesText, values: [viewer.userId, from] });
  return rows.map(({ student, subscription, paid }) => ({
    student,
    subscription: presentSubscription(ctx, subscription),
    paid: paid && { currency: paid.currency, amount: majorUnits(paid), classes: paid.classes },
  }));
}
