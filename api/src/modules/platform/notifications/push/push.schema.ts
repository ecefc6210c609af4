import * as v from 'valibot';
import { instant, line, matching, trimmed } from '#base/http/fields.ts';
import { isPublicKey } from '#base/push/vapid-keys.ts';

const base64url = (bytes: number) =>
  v.pipe(
    matching(/^[\w-]+={0,2}$/, 'A key in base64url is expected'),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, `A key of ${bytes} bytes is expected`),
  );

/** Padding is for older browsers. */
const point = v.pipe(
  base64url(65),
  v.check((text) => isPublicKey(text.replace(/=+$/, '')), 'A point of the curve P-256 is expected'),
);

/** In the form of a browser's `PushSubscription.toJSON()`. */
export const subscriptionBody = v.object({
  endpoint: v.pipe(trimmed, v.maxLength(2048), v.url()),
  keys: v.object({ p256dh: point, auth: base64url(16) }),
  label: v.optional(v.pipe(line, v.maxLength(80)), ''),
  /** Whether messages show their content (D85). */
  showContents: v.optional(v.boolean(), true),
});
export type SubscriptionInput = v.InferOutput<typeof subscriptionBody>;

const subscription = v.object({
  id: v.string(),
  label: v.string(),
  endpoint: v.string(),
  showContents: v.boolean(),
  /** Whether it belongs to the calling session. */
  current: v.boolean(),
  createdAt: instant,
  lastSentAt: v.nullable(instant),
  /** Whether its push service rejected the last message; after five in a row the device is removed. */
  failing: v.boolean(),
});

export const keyResponse = v.object({ data: v.object({ publicKey: v.string() }) });
export const subscriptionsResponse = v.object({ data: v.array(subscription) });
export const subscriptionResponse = v.object({ data: subscription });
export const testResponse = v.object({
  message: v.string(),
  /** The number of devices that got the message, and of those that were removed. */
  data: v.object({ sent: v.number(), removed: v.number(), failed: v.number() }),
});
