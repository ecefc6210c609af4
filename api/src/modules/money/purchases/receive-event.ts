import { AppError, notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { PaymentError, type PaymentProvider, type ProviderEvent } from '#base/payments/payment-provider.ts';

/** The subjects of an event, by the ids in it; only of this account. Nothing else of the event is used. */
const subjectsText = `select id from purchases where account = $1 and checkout_id is not null and (id = $2
  or $2::bigint is null and (
    id in (select purchase_id from payments where account = $1 and intent_id = $3)
    or $3::text is null and user_id in (select user_id from payment_customers where account = $1 and customer_id = $4)
      and state in ('open', 'active', 'past_due')))`;

const storeText = `insert into payment_events (id, account, type, received_at) values ($1, $2, $3, $4)
  on conflict do nothing returning 1`;

function read(provider: PaymentProvider, text: string, signature: string, now: Date): ProviderEvent | null {
  try {
    return provider.readEvent(text, signature, now);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.reason === 'forged') throw new AppError('unauthenticated', 'The signature is not valid');
    throw new AppError('bad_request', 'The event could not be read');
  }
}

/**
 * Stores a report of the provider together with its job, and responds at once (D36). A repeated report is stored once;
 * a report about an unknown object has no effect.
 */
export async function receiveEvent(ctx: Ctx, text: string, signature: string): Promise<{ message: string }> {
  const { provider } = ctx.deps.payments;
  if (!provider) throw notFound('Provider');
  const event = read(provider, text, signature, ctx.now);
  if (!event) return { message: 'Ignored' };
  const { id, type, purchaseId, intentId, customerId } = event;
  await ctx.sql.transaction(async (sql) => {
    const isNew = await sql.query({ text: storeText, values: [id, provider.account, type, ctx.now] });
    if (isNew.length === 0) return;
    const values = [provider.account, purchaseId, intentId, customerId];
    for (const subject of await sql.query<{ id: number }>({ text: subjectsText, values }))
      await ctx.deps.jobs.enqueue(sql, 'payment', { purchaseId: subject.id });
  });
  return { message: 'Received' };
}

/** SQL: deletes events after three days, as long as they may be sent again. $1 now. */
export const expiredPaymentEvents = `delete from payment_events where received_at <= $1::timestamptz - interval '90 days'`;
