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
import type { DeliveryDeps } from '#modules/platform/notifications/words/delivery-deps.ts';
import { detailsOfModules } from '#modules/platform/notifications/words/mail-parts.ts';
import { type NotificationWords, notificationWords } from '#modules/platform/notifications/words/notification-words.ts';
import { accessOf } from '#sessions.ts';
import { modules } from './modules.ts';
import { notificationKinds } from './notifications.ts';

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
  details: detailsOfModules(modules.flatMap(({ mails = [] }) => mails)),
  mayOpen: async (sql, userId, { permissions, roles }) =>
    belongsTo(await accessOf(sql, userId), { permissions, only: roles }),
});
