import { createHash } from 'node:crypto';
import type { DeliveryDeps } from '../words/delivery-deps.ts';
import type { Worded } from '../words/word-delivery.ts';
import { pushPayload } from './push-payload.ts';

const hidden = { en: 'You have a new notification', ar: 'لديك إشعار جديد' } as const;

const DAY = 24 * 60 * 60;

/**
 * Messages with the same topic replace each other on a device: reminders of one class, and each other kind about one
 * object.
 */
const topicOf = ({ kind, delivery }: Worded) =>
  createHash('sha256')
    .update(`${kind.until ? kind.group : kind.key} ${delivery.relatedId}`)
    .digest('base64url')
    .slice(0, 32);

/**
 * A push message about one notification (D85). The service does not keep it beyond the time at which it becomes
 * useless.
 */
export function notificationPush({ academy, now }: DeliveryDeps, worded: Worded) {
  const { delivery, kind, params, recipient, text, url } = worded;
  const { language } = recipient;
  const until = Date.parse((kind.until && params[kind.until]) || '');
  const seconds = Number.isNaN(until) ? DAY : Math.ceil((until - now().getTime()) / 1000);
  const topic = topicOf(worded);
  const id = delivery.notificationId;
  const payload = pushPayload({
    title: academy().name[language],
    body: delivery.device?.showsContents ? text : hidden[language],
    language,
    url,
    tag: topic,
    notificationId: id === null ? null : String(id),
  });
  const ttlSeconds = Math.min(DAY, Math.max(0, seconds));
  return { payload, topic, ttlSeconds, urgency: kind.urgent ? 'high' : 'normal' } as const;
}
