import path from 'node:path';
import { openStore, verifiedStore } from '@academy/platform/registry';
import type { ReadAcademy } from '#base/academy/academy.ts';
import { AcademySettings } from '#base/academy/academy-settings.ts';
import { FigureTokens } from '#base/auth/figure-tokens.ts';
import { FileTokens } from '#base/auth/file-tokens.ts';
import { newToken } from '#base/auth/tokens.ts';
import { TwoStepSecrets } from '#base/auth/two-step-secrets.ts';
import type { Database } from '#base/database/database.ts';
import { migrateDatabase } from '#base/database/migrate.ts';
import { logApplied } from '#base/database/migrations/log-applied.ts';
import type { Deps } from '#base/deps.ts';
import { countedStore } from '#base/files/counted-store.ts';
import type { FileStore } from '#base/files/file-store.ts';
import { folderStore } from '#base/files/folder-store.ts';
import { openJobs } from '#base/jobs/jobs.ts';
import { WokenWorker } from '#base/jobs/woken-worker.ts';
import { createRateLimits } from '#base/limits/rate-limits.ts';
import { inboxMailer } from '#base/mail/inbox-mailer.ts';
import { toAddressesOnly } from '#base/mail/mailer.ts';
import { smtpMailer } from '#base/mail/smtp-mailer.ts';
import type { Logger } from '#base/observability/logger.ts';
import { createMetrics } from '#base/observability/metrics.ts';
import { ServedRemotes } from '#base/observability/served-remotes.ts';
import { openPush } from '#base/push/push.ts';
import { vapidKeysOf } from '#base/push/vapid-keys.ts';
import { openRealtime } from '#base/realtime/realtime.ts';
import { createSealer, newSealingKey } from '#base/secrets/sealer.ts';
import { secretOf } from '#base/secrets/secrets.ts';
import { minimumMemory } from '#base/settings/minimum-memory.ts';
import { openWebhooks } from '#base/webhooks/webhooks.ts';
import { lockContactForm } from '#modules/forms/forms/submissions/contact-form.ts';
import { relateLeadParent } from '#modules/forms/leads/follow-acceptance.ts';
import { joinLead } from '#modules/forms/leads/follow-payment.ts';
import { takeOverLeads } from '#modules/forms/leads/take-over.ts';
import { writeMissingReceipts } from '#modules/money/papers/receipts/write-missing.ts';
import { resumePurchases } from '#modules/money/purchases/reconcile.ts';
import { keepCurrency } from '#modules/money/salaries/academy-currency.ts';
import { WEBHOOKS_NOTICE } from '#modules/office/webhooks/announce.ts';
import { sendDueMessages } from '#modules/office/webhooks/sending/send-due.ts';
import { ensureFirstAdmin } from '#modules/people/people/users/first-admin.ts';
import { seedRoles } from '#modules/people/roles/seed-roles.ts';
import { DELIVERIES_NOTICE } from '#modules/platform/notifications/deliveries/queue-deliveries.ts';
import { sendDue } from '#modules/platform/notifications/deliveries/send-due.ts';
import { seedCurricula } from '#modules/progress/progress/steps/seed-curricula.ts';
import { openMeetings } from '#providers/open-meetings.ts';
import { openPayments } from '#providers/open-payments.ts';
import { openApiKeys, openSessions } from '#sessions.ts';
import { accesses } from './accesses.ts';
import { openConfigured } from './config/open-configured.ts';
import type { Config } from './config.ts';
import { deliveryDeps, liveWords, mailSecretOf } from './deliveries.ts';
import { seedDemo } from './demo/seed.ts';
import { jobHandlers, jobsOfProcess } from './job-handlers.ts';
import { permissionGroups } from './permissions.ts';
import { readAcademy } from './read-academy.ts';

/** D106. */
const paid = [joinLead];

interface Running {
  deps: Deps;
  /** Makes /readyz report not ready, before connections are closed. */
  announceStop(): void;
  /** Closes realtime and jobs, then the database. */
  close(): Promise<void>;
}

/** The S3 client takes long to load, so it is loaded only if it is used. */
async function openFiles({ s3, dataDir }: Config): Promise<FileStore> {
  if (!s3) return folderStore(path.join(dataDir, 'files'));
  const { s3Store } = await import('#base/files/s3-store.ts');
  return s3Store(s3);
}

function openMailer(config: Config, database: Database) {
  const { smtpUrl, from } = config.mail;
  return smtpUrl ? smtpMailer(smtpUrl, from) : inboxMailer(database.sql, from);
}

async function openPushOf({ push, mail }: Config, { sql }: Database, now: () => Date) {
  const keys = await vapidKeysOf(sql, push.keys);
  return openPush({ keys, subject: `mailto:${mail.contactTo}`, origins: push.origins, now });
}

async function openWebhooksOf({ webhooks, meetings }: Config, { sql }: Database) {
  const key = meetings.sealingKey ?? (await secretOf(sql, 'webhooks', newSealingKey));
  return openWebhooks({ sealer: createSealer(key), origins: webhooks.origins });
}

type TokenDeps = Pick<Deps, 'database' | 'sessions' | 'now'>;

/** Creates the signers of tokens, each with a secret of its own. */
async function openTokens({ meetings }: Config, { database: { sql }, sessions, now }: TokenDeps) {
  return {
    fileTokens: new FileTokens(await secretOf(sql, 'passes', newToken), sessions, now),
    figureTokens: new FigureTokens(await secretOf(sql, 'figures', newToken), now),
    twoSteps: new TwoStepSecrets(meetings.sealingKey ?? (await secretOf(sql, 'two-steps', newSealingKey))),
    payoutSealer: createSealer(meetings.sealingKey ?? (await secretOf(sql, 'payouts', newSealingKey))),
  };
}

type ReachDeps = Pick<Deps, 'database' | 'releases' | 'logger' | 'metrics' | 'now'>;

/** Mail and push, and their senders in this process. */
async function openReach(config: Config, deps: ReachDeps, academy: ReadAcademy) {
  const { database, releases, logger, metrics, now } = deps;
  const mailer = toAddressesOnly(openMailer(config, database));
  const push = await openPushOf(config, database, now);
  const mailSecret = await mailSecretOf(database.sql);
  const verified =
    releases &&
    verifiedStore(releases, config.releaseKeys, {
      memory: minimumMemory(database.sql, logger),
      checkKeys: config.checkKeys,
    });
  const parts = { push, academy, mailSecret, mailer, logger, metrics, now };
  const words = liveWords(verified, logger);
  const sending = deliveryDeps({ ...parts, sql: database.sql, publicUrl: config.publicUrl, words });
  const worker = (notice: string, send: (isStopping: () => boolean) => Promise<void>) =>
    new WokenWorker({ database, logger, notice, send });
  const deliveries = worker(DELIVERIES_NOTICE, (isStopping) => sendDue(sending, isStopping));
  const opened = await openWebhooksOf(config, database);
  const messages = { sql: database.sql, webhooks: opened, logger, now };
  const webhooks = worker(WEBHOOKS_NOTICE, (isStopping) => sendDueMessages(messages, isStopping));
  return {
    push,
    webhooks: opened,
    mailer,
    academy,
    mailSecret,
    reach: { mailer, deliveries, webhooks, academy, workers: [deliveries, webhooks] },
  };
}

const settingsOf = ({ mail, ...config }: Config): Deps['settings'] => ({
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  metricsToken: config.metricsToken,
  contactTo: mail.contactTo,
  currency: config.currency,
  inbox: mail.inbox,
  mailServer: mail.smtpUrl !== undefined,
  mailFrom: mail.from,
  pushKeysGiven: config.push.keys !== undefined,
  serviceWorker: config.serviceWorker,
  figuresEvery: config.figuresEvery,
});

type ToPrepare = Pick<Deps, 'database' | 'logger' | 'now'>;

async function prepareDatabase({ currency }: Config, { database, logger, now }: ToPrepare): Promise<void> {
  await migrateDatabase(database, { report: logApplied(logger) });
  await keepCurrency(database.sql, currency);
  await seedRoles(database.sql, permissionGroups);
  await seedCurricula(database.sql, now());
  await database.sql.transaction((sql) => lockContactForm(sql, now()));
}

/** The first data of an academy, and data that the former release did not store. */
async function fillDatabase({ demo, firstAdminEmail }: Config, deps: Deps): Promise<void> {
  if (demo) await seedDemo(deps);
  await writeMissingReceipts(deps);
  if (firstAdminEmail) await ensureFirstAdmin(deps, firstAdminEmail);
}

type Adapters = Pick<Deps, 'database' | 'files' | 'releases' | 'logger' | 'metrics' | 'now'>;

/** Brings the database up to date, and opens what reads it on its start. */
async function openServices(config: Config, adapters: Adapters) {
  const { database, logger, metrics, now } = adapters;
  await prepareDatabase(config, adapters);
  const options = { publicUrl: config.publicUrl, sql: database.sql, now, logger, metrics };
  const meetings = await openMeetings({ ...options, ...config.meetings });
  const academySettings = await AcademySettings.open(database);
  const academy = readAcademy(academySettings, { email: config.mail.contactTo, publicUrl: config.publicUrl });
  const payments = await openPayments({ ...options, academy, provider: config.payments });
  const queue = { sql: database.sql, listen: database.listen, logger, metrics };
  const deps = { ...adapters, academySettings, meetings, paid, payments };
  const { reach, ...opened } = await openReach(config, deps, academy);
  const jobs = await openJobs(queue, (jobs) => jobHandlers(config, deps, reach, jobs));
  return { academySettings, meetings, payments, paid, jobs, reach, ...opened };
}

/** Chooses and opens every adapter, updates the schema and fills an empty database. */
export async function compose(config: Config, logger: Logger, onFailure: (error: Error) => void): Promise<Running> {
  const now = () => new Date();
  const database = await openConfigured(config, onFailure);
  const metrics = createMetrics(true);
  const files = countedStore(await openFiles(config), metrics);
  const releases = config.site ? await openStore(config.remotesStore) : null;
  const adapters = { database, files, metrics, releases, logger, now };
  const { academySettings, jobs, meetings, payments, reach, ...opened } = await database.exclusively(() =>
    openServices(config, adapters),
  );
  let stopping = false;
  const sessions = openSessions(database, now, academySettings);
  const stopPolling = academySettings.poll();
  const deps: Deps = {
    database,
    academySettings,
    files,
    jobs,
    sessions,
    apiKeys: openApiKeys(database, now),
    accesses,
    accepted: [relateLeadParent, takeOverLeads],
    confirmed: [takeOverLeads],
    ...(await openTokens(config, { database, sessions, now })),
    realtime: await openRealtime({ database, sessions, logger, publicUrl: config.publicUrl }, config.ablyKey),
    meetings,
    payments,
    ...opened,
    limits: createRateLimits(database.pool, config.limits),
    logger,
    metrics,
    releases,
    releaseKeys: config.releaseKeys,
    checkKeys: config.checkKeys,
    servedRemotes: new ServedRemotes(config.production),
    servedShells: new Set(),
    compositionListeners: new Set(),
    settings: settingsOf(config),
    now,
    isStopping: () => stopping,
  };
  await resumePurchases(deps);
  await database.exclusively(() => fillDatabase(config, deps));
  await jobs.work(jobsOfProcess(config, deps));
  for (const worker of reach.workers) worker.start();
  return {
    deps,
    announceStop: () => {
      stopping = true;
      meetings.sandbox?.stop();
      payments.sandbox?.stop();
    },
    close: async () => {
      stopPolling();
      await jobs.stop();
      await Promise.all(reach.workers.map((worker) => worker.stop()));
      await database.close();
    },
  };
}
