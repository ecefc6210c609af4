import { MailBounced } from '#base/mail/mailer.ts';
import { noteBounce } from '#modules/identity/bounced-email.ts';
import { notificationMail } from '../mails/notification-mail.ts';
import { notificationPush } from '../push/notification-push.ts';
import { removeDevice } from '../push/subscriptions.ts';
import type { DeliveryDeps } from '../words/delivery-deps.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { Worded } from '../words/word-delivery.ts';
import { markDropped, markFailed, markSent } from './finish-delivery.ts';

type Ids = readonly number[];

/** The words of an error without what it is about: no address, no text of a mail. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'Error', responseCode].filter(Boolean).join(' ');
};

/** Sends a mail, and notes what became of it at the deliveries that are in it. */
export async function sendMail(
  deps: DeliveryDeps,
  ids: Ids,
  { userId, email, tries }: DueDelivery,
  mail: Parameters<DeliveryDeps['mailer']['send']>[0],
): Promise<void> {
  const { sql, mailer, metrics, logger, now } = deps;
  try {
    await mailer.send(mail);
  } catch (error) {
    metrics.mails.inc({ outcome: 'failed' });
    if (error instanceof MailBounced) {
      await noteBounce(sql, userId, email);
      return void (await markDropped(sql, ids, 'bounced'));
    }
    logger.warn({ reason: reasonOf(error), deliveries: ids.length }, 'a mail was not sent');
    return void (await markFailed(sql, { ids, tries, reason: reasonOf(error), now: now() }));
  }
  metrics.mails.inc({ outcome: 'sent' });
  await markSent(sql, ids, now());
}

const noteSentText = 'update push_subscriptions set last_sent_at = $2, failures = 0 where id = $1';
const noteFailureText = 'update push_subscriptions set failures = failures + 1 where id = $1';

async function sendPush(deps: DeliveryDeps, worded: Worded): Promise<void> {
  const { sql, push, now } = deps;
  const { id, tries, device } = worded.delivery;
  if (!device) return void (await markDropped(sql, [id], 'no_target'));
  const failed = (reason: string, rest: { seconds?: number | null; isFinal?: boolean } = {}) =>
    markFailed(sql, { ids: [id], tries, reason, now: now(), ...rest });
  const outcome = await push
    .send(device, notificationPush(deps, worded))
    .catch((error: unknown) => ({ state: 'later', seconds: null, reason: reasonOf(error) }) as const);
  switch (outcome.state) {
    case 'sent':
      await sql.query({ text: noteSentText, values: [device.id, now()] });
      return void (await markSent(sql, [id], now()));
    case 'gone':
      await removeDevice(sql, device.id);
      return void (await markDropped(sql, [id], 'no_target'));
    default:
      await sql.query({ text: noteFailureText, values: [device.id] });
      await (outcome.state === 'later'
        ? failed(outcome.reason, { seconds: outcome.seconds })
        : failed(outcome.reason, { isFinal: true }));
  }
}

/** Sends one delivery by its channel. */
export async function sendDelivery(deps: DeliveryDeps, worded: Worded): Promise<void> {
  const { delivery, kind, params, recipient } = worded;
  if (delivery.channel === 'push') return sendPush(deps, worded);
  const { mailContents, monthNames: months } = deps.academy();
  const isFull = mailContents === 'full';
  const about = { key: kind.key, relatedId: delivery.relatedId, params, recipient, isFull, months, now: deps.now() };
  const details = await deps.details(deps.sql, about);
  await sendMail(deps, [delivery.id], delivery, notificationMail(deps, worded, details));
}
