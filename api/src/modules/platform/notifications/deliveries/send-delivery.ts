import { setTimeout as pause } from 'node:timers/promises';
import { MailBounced } from '#base/mail/mailer.ts';
import { noteBounce } from '#modules/accounts/identity/bounced-email.ts';
import { type MailItem, notificationMail } from '../mails/notification-mail.ts';
import { notificationPush } from '../push/notification-push.ts';
import { noteRejection, noteSent, removeDevice } from '../push/subscriptions.ts';
import type { DeliveryDeps, Details } from '../words/delivery-deps.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { Worded } from '../words/word-delivery.ts';
import { markDropped, markFailed, markSent, prolong } from './finish-delivery.ts';

type Ids = readonly number[];

/** The message of an error without personal data: no address, no text of a mail. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'Error', responseCode].filter(Boolean).join(' ');
};

/** Longer than a mail server may take in all. */
const SLOW_LEASE_MS = 30 * 60_000;
const SLOW_AFTER_MS = 10_000;

/**
 * Sends a mail, and stores the result for its deliveries. One whose server is slow goes on beside the others, with a
 * longer lease. @returns whether they are finished.
 */
export async function sendMail(...[deps, ids, delivery, mail]: Parameters<typeof deliverMail>): Promise<boolean> {
  const { sql, logger, now, slowAfterMs = SLOW_AFTER_MS } = deps;
  const end = new AbortController();
  const slow = pause(slowAfterMs, 'slow' as const, { signal: end.signal, ref: false }).catch(() => 'slow' as const);
  const sending = deliverMail(deps, ids, delivery, mail).finally(() => end.abort());
  const first = await Promise.race([sending, slow]);
  if (first !== 'slow') return first;
  sending.catch((error: unknown) => logger.warn({ err: error, deliveries: ids }, 'a slow mail was lost sight of'));
  await prolong(sql, ids, new Date(now().getTime() + SLOW_LEASE_MS));
  return false;
}

async function deliverMail(
  deps: DeliveryDeps,
  ids: Ids,
  { userId, email, tries }: DueDelivery,
  mail: Parameters<DeliveryDeps['mailer']['send']>[0],
): Promise<boolean> {
  const { sql, mailer, metrics, logger, now } = deps;
  try {
    await mailer.send(mail);
  } catch (error) {
    metrics.mails.inc({ outcome: 'failed' });
    if (error instanceof MailBounced) {
      await noteBounce(sql, userId, email);
      await markDropped(sql, ids, 'bounced');
      return true;
    }
    logger.warn({ reason: reasonOf(error), deliveries: ids.length }, 'a mail was not sent');
    return (await markFailed(sql, { ids, tries, reason: reasonOf(error), now: now() })) === null;
  }
  metrics.mails.inc({ outcome: 'sent' });
  await markSent(sql, ids, now());
  return true;
}

/** @returns whether it is finished. */
async function sendPush(deps: DeliveryDeps, worded: Worded): Promise<boolean> {
  const { sql, push, now } = deps;
  const { id, tries, device } = worded.delivery;
  const dropped = async () => {
    await markDropped(sql, [id], 'no_target');
    return true;
  };
  if (!device) return dropped();
  const outcome = await push
    .send(device, notificationPush(deps, worded))
    .catch((error: unknown) => ({ state: 'later', seconds: null, reason: reasonOf(error) }) as const);
  switch (outcome.state) {
    case 'sent':
      await noteSent(sql, device.id, now());
      await markSent(sql, [id], now());
      return true;
    case 'gone':
      await removeDevice(sql, device.id);
      return dropped();
    default: {
      if (outcome.state === 'rejected') await noteRejection(sql, device.id, now());
      const wish = outcome.state === 'later' ? { seconds: outcome.seconds } : { isFinal: true };
      return (await markFailed(sql, { ids: [id], tries, reason: outcome.reason, now: now(), ...wish })) === null;
    }
  }
}

function detailsOf(deps: DeliveryDeps, { delivery, kind, params, recipient }: Worded): Promise<Details> {
  const { mailContents, monthNames: months } = deps.academy();
  const isFull = mailContents === 'full';
  const about = { key: kind.key, relatedId: delivery.relatedId, params, recipient, isFull, months, now: deps.now() };
  return deps.details(deps.sql, about);
}

/** Sends one delivery by its channel. @returns whether it is finished; false: it is tried again. */
export const sendDelivery = (deps: DeliveryDeps, worded: Worded): Promise<boolean> => sendTogether(deps, [worded]);

/** Sends deliveries to one target: a push message, or one mail for all. @returns whether they are finished. */
export async function sendTogether(deps: DeliveryDeps, all: readonly Worded[]): Promise<boolean> {
  const [first] = all;
  if (!first) return true;
  if (first.delivery.channel === 'push') return sendPush(deps, first);
  const items: MailItem[] = [];
  for (const worded of all) items.push({ worded, details: await detailsOf(deps, worded) });
  const ids = all.map(({ delivery }) => delivery.id);
  return sendMail(deps, ids, first.delivery, notificationMail(deps, items));
}
