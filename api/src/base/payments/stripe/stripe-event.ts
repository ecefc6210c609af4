import Stripe from 'stripe';
import * as v from 'valibot';
import { PaymentError, type ProviderEvent } from '../payment-provider.ts';

const TOLERANCE_S = 300;

const forged = (cause?: unknown) => new PaymentError('forged', 'The signature is not valid', { cause });

/** The client accepts a signature of the future, which would stay valid for that much longer. */
function checkNotOfTheFuture(signature: string, now: Date): void {
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(sentAt <= now.getTime() / 1000 + TOLERANCE_S)) throw forged();
}

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const metadata = v.fallback(v.nullish(v.object({ purchase_id: v.fallback(v.nullish(digits), null) })), null);
const reference = v.fallback(
  v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.object({ id: v.string() }),
        v.transform(({ id }) => id),
      ),
    ]),
  ),
  null,
);
const subject = v.object({
  object: v.string(),
  id: v.optional(v.string(), ''),
  metadata,
  customer: reference,
  payment_intent: reference,
  parent: v.fallback(v.nullish(v.object({ subscription_details: v.nullish(v.object({ metadata })) })), null),
});

const thinEvent = v.pipe(v.string(), v.parseJson(), v.object({ object: v.literal('v2.core.event') }));

/** The client checks the signature before the kind. Thin events arrive if somebody has subscribed to them at Stripe. */
const isSignedThinEvent = (cause: unknown, body: string): boolean =>
  !(cause instanceof Stripe.errors.StripeSignatureVerificationError) && v.is(thinEvent, body);

/** Checks a report's signature and returns its subject; null for a kind of event that is ignored here. */
export function readStripeEvent(
  stripe: Stripe,
  given: { body: string; signature: string; secret: string; now: Date },
): ProviderEvent | null {
  const { body, signature, secret, now } = given;
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now.getTime());
  } catch (cause) {
    if (!isSignedThinEvent(cause, body)) throw forged(cause);
    checkNotOfTheFuture(signature, now);
    return null;
  }
  checkNotOfTheFuture(signature, now);
  const parsed = v.safeParse(
    v.object({ id: v.string(), type: v.string(), data: v.object({ object: subject }) }),
    event,
  );
  if (!parsed.success) throw new PaymentError('rejected', 'The event could not be read');
  const { id, type, data } = parsed.output;
  const { object } = data;
  const ofSubscription = object.parent?.subscription_details?.metadata?.purchase_id;
  return {
    id,
    type,
    purchaseId: object.metadata?.purchase_id ?? ofSubscription ?? null,
    customerId: object.object === 'customer' ? object.id : (object.customer ?? null),
    intentId: object.object === 'payment_intent' ? object.id : (object.payment_intent ?? null),
  };
}
