import { parseRegistry, REGISTRY_KEY, type ReleaseStore } from '@academy/platform/registry';
import { belongsTo } from '@academy/shared-auth/contract';
import type { ReadAcademy } from '#base/academy/academy.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Mailer } from '#base/mail/mailer.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import type { Push } from '#base/push/push.ts';
import { secretOf } from '#base/secrets/secrets.ts';
import { timeOffFacts } from '#modules/absences/notify/time-off-facts.ts';
import { messageDetails, officeMessageDetails } from '#modules/chat/messages/message-texts.ts';
import { classFacts } from '#modules/classes/class-details.ts';
import { holdFacts } from '#modules/holds/hold-facts.ts';
import type { DeliveryDeps, Details, FindDetails } from '#modules/notifications/words/delivery-deps.ts';
import { type NotificationWords, notificationWords } from '#modules/notifications/words/notification-words.ts';
import { failedPaymentDetails, paymentDetails } from '#modules/papers/receipts/payment-details.ts';
import { monthlyReportTexts } from '#modules/reports/monthly/report-texts.ts';
import { reportTexts } from '#modules/reports/report-texts.ts';
import { seriesFacts } from '#modules/series/series-facts.ts';
import { accessOf } from '#sessions.ts';
import { notificationKinds } from './notifications.ts';

/** The times, days and people of the classes in a notification. */
const factsOf: (...about: Parameters<FindDetails>) => Promise<Details['facts']> = async (sql, about) => {
  const { key, relatedId: id, params, recipient, months, now } = about;
  const reader = { ...recipient, months, now };
  if (key.startsWith('class.')) return classFacts(sql, id, reader);
  if (key.startsWith('series.')) return seriesFacts(sql, { id, startsAt: params.startsAt }, reader);
  if (key.startsWith('hold.')) return holdFacts(key, params, reader);
  const isOfMany = ['absence.', 'closure.', 'shift.'].some((kind) => key.startsWith(kind));
  return isOfMany ? timeOffFacts(sql, params, reader) : [];
};

/** Details that the modules add to mails: facts of classes and payments, content of reports and messages (D84). */
const findDetails: FindDetails = async (sql, about) => {
  const { key, relatedId, recipient, isFull, ...shown } = about;
  if (key === 'office.asked') return officeMessageDetails(sql, relatedId, recipient, { isFull, ...shown });
  if (key === 'chat.message' || key === 'office.answered')
    return messageDetails(sql, relatedId, recipient, { isFull, ...shown });
  if (key === 'payment.paid' || key === 'payment.renewed')
    return paymentDetails(sql, { paymentId: relatedId, recipient: { ...recipient, ...shown } });
  if (key === 'payment.failed')
    return failedPaymentDetails(sql, { paymentId: relatedId, recipient: { ...recipient, ...shown } });
  const facts = await factsOf(sql, about);
  if (!isFull) return { facts, texts: [] };
  if (key === 'class.reported') return { facts, texts: await reportTexts(sql, relatedId, recipient.language) };
  if (key === 'monthly-report.submitted')
    return { facts, texts: await monthlyReportTexts(sql, relatedId, recipient.language) };
  return { facts, texts: [] };
};

const noWords = notificationWords([]);

/** The texts of the live remotes; the former ones if the store cannot be read. Without a store the API's own texts. */
export function liveWords(store: ReleaseStore | null, logger: Logger): () => Promise<NotificationWords> {
  let known = { tag: '', words: noWords };
  return async () => {
    try {
      const file = store && (await store.get(REGISTRY_KEY));
      if (!file || file.tag === known.tag) return known.words;
      const { remotes } = parseRegistry(file.bytes);
      known = { tag: file.tag, words: notificationWords(remotes.filter(({ enabled }) => enabled)) };
    } catch (error) {
      logger.warn({ err: error }, 'the words of notifications cannot be read');
    }
    return known.words;
  };
}

/** The secret that signs the links in mails. */
export const mailSecretOf = (sql: Sql): Promise<string> => secretOf(sql, 'mail-choices', newToken);

interface Parts {
  sql: Sql;
  now: () => Date;
  logger: Logger;
  metrics: Pick<Metrics, 'mails'>;
  mailer: Mailer;
  push: Push;
  academy: ReadAcademy;
  publicUrl: string;
  mailSecret: string;
  words: () => Promise<NotificationWords>;
}

/** The dependencies of deliveries, with the details from the modules. */
export const deliveryDeps = (parts: Parts): DeliveryDeps => ({
  ...parts,
  kinds: notificationKinds,
  details: findDetails,
  mayOpen: async (sql, userId, { permissions, roles }) =>
    belongsTo(await accessOf(sql, userId), { permissions, only: roles }),
});
