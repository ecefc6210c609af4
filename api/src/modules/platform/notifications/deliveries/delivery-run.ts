import { isNoAddress } from '@academy/shared-auth/typed-text';
import { isOutage } from '#base/database/outage.ts';
import type { NotificationKind } from '../define-notification.ts';
import type { DeliveryDeps } from '../words/delivery-deps.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { NotificationWords } from '../words/notification-words.ts';
import { type Worded, wordDelivery } from '../words/word-delivery.ts';
import { markFailed } from './finish-delivery.ts';
import { judgeDelivery, type Verdict } from './judge-delivery.ts';

export const MINUTE_MS = 60_000;

/** One run over the due deliveries. */
export interface Run extends DeliveryDeps {
  found: NotificationWords;
  kindOf: ReadonlyMap<string, NotificationKind>;
}

/** The decision about a delivery; a kind of a newer release is left to the processes of that release. */
export function judge({ now, academy }: Run, kind: NotificationKind | undefined, delivery: DueDelivery): Verdict {
  if (!kind) return { act: 'hold', until: new Date(now().getTime() + 10 * MINUTE_MS) };
  const { notifiedAgainAt, readAt, isActive, device, channel, email } = delivery;
  const judged = {
    ...delivery,
    notification: notifiedAgainAt && { createdAt: notifiedAgainAt, isRead: readAt !== null },
    hasTarget: isActive && (channel === 'mail' ? !isNoAddress(email) : device !== null),
  };
  return judgeDelivery(judged, kind, { now: now(), quietHours: academy().quietHours });
}

/** The text of a delivery in the language of its recipient, for a given kind. */
export function wordIn(
  run: Run,
  delivery: DueDelivery,
  kind: NotificationKind,
  params = delivery.params,
): Promise<Worded> {
  const { userId, language, timezone } = delivery;
  const recipient = { userId, language: language ?? 'en', timezone } as const;
  return wordDelivery(run, run.found, { delivery, kind, params, recipient });
}

/**
 * Logs and stores an error, so that a failing delivery does not delay others.
 * @returns whether the deliveries are finished. @throws if the database is down: they are taken again.
 */
export async function noteError(run: Run, deliveries: readonly DueDelivery[], error: unknown): Promise<boolean> {
  if (isOutage(error)) throw error;
  const ids = deliveries.map(({ id }) => id);
  run.logger.error({ err: error, deliveries: ids, key: deliveries[0]?.key }, 'a delivery failed');
  const tries = Math.max(...deliveries.map((each) => each.tries));
  return (await markFailed(run.sql, { ids, tries, reason: 'internal', now: run.now() })) === null;
}
