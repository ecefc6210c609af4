import Stripe from 'stripe';
import type { ProviderCard } from '../payment-provider.ts';

const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

/** A restricted key may not read cards, and a card may be deleted: then its expiry is unknown. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripePermissionError || error instanceof Stripe.errors.StripeInvalidRequestError;

type Method = string | { id: string } | null | undefined;
const idOf = (method: Method): string | undefined => (typeof method === 'string' ? method : method?.id);

/** The payment method of the subscription, else that of its customer. */
async function methodOf(stripe: Stripe, { default_payment_method: own, customer }: Stripe.Subscription) {
  if (own) return idOf(own);
  const payer = typeof customer === 'string' ? await stripe.customers.retrieve(customer) : customer;
  return payer.deleted ? undefined : idOf(payer.invoice_settings?.default_payment_method);
}

/** The card to which the next month is charged. */
export async function findStripeCard(stripe: Stripe, subscription: Stripe.Subscription): Promise<ProviderCard | null> {
  if (ENDED.includes(subscription.status)) return null;
  try {
    const id = await methodOf(stripe, subscription);
    const { card } = id === undefined ? {} : await stripe.paymentMethods.retrieve(id);
    if (!card) return null;
    return { last4: card.last4, lastMonth: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` };
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
