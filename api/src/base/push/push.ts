import webPush from 'web-push';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import { isPushEndpoint } from './push-services.ts';
import { isPublicKey, type VapidKeys } from './vapid-keys.ts';

/** The address of a device, and its keys. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface PushMessage {
  /** At most 3 KB (D85). */
  payload: string;
  /** How long the service keeps the message while the device is off. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
  /** A later message of the same topic replaces an undelivered one; at most 32 letters of base64url. */
  topic: string;
}

/**
 * `gone`: the device is no longer subscribed. `rejected`: its service takes no message for it. `unsendable`:
 * this message cannot be sent. `later`: try again, after these seconds if the service states them.
 */
type PushOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'later'; seconds: number | null; reason: string }
  | { state: 'rejected'; reason: string }
  | { state: 'unsendable'; reason: string };

/** Sends messages to devices through the push services of their browsers. */
export interface Push {
  publicKey: string;
  /** Whether messages may be sent to this endpoint. */
  accepts(endpoint: string): boolean;
  /** @throws Error if the service cannot be reached. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

interface PushOptions {
  keys: VapidKeys;
  /** The contact of the academy for push services: `mailto:…`. */
  subject: string;
  /** Accepted in addition to the known services. */
  origins?: readonly string[];
  now: () => Date;
}

const MAX_PAYLOAD = 3 * 1024;

/** The header states seconds or a date. */
function retryAfter(response: Response, now: Date): number | null {
  const said = response.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(said)) return Number(said);
  const at = Date.parse(said);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

function outcomeOf(response: Response, now: Date): PushOutcome {
  const { ok, status } = response;
  const reason = `the push service answered ${status}`;
  if (ok) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 429 || status >= 500) return { state: 'later', seconds: retryAfter(response, now), reason };
  return { state: status === 413 ? 'unsendable' : 'rejected', reason };
}

/**
 * Encrypted and signed by web-push, sent by `fetch`: the library's own sender accepts any address and has no time
 * limit.
 */
export function openPush({ keys, subject, origins = [], now }: PushOptions): Push {
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, origins);
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) {
      if (!accepts(endpoint)) return { state: 'rejected', reason: 'the endpoint is at no push service' };
      if (Buffer.byteLength(payload) > MAX_PAYLOAD) return { state: 'unsendable', reason: 'the message is too long' };
      if (!isPublicKey(p256dh)) return { state: 'rejected', reason: 'the key of the device is no point of the curve' };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        urgency,
        topic,
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: body ? new Uint8Array(body) : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(outsideCalls.push.silentMs),
      });
      await response.body?.cancel();
      return outcomeOf(response, now());
    },
  };
}
