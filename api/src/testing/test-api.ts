import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { AcademySettings } from '#base/academy/academy-settings.ts';
import { FigureTokens } from '#base/auth/figure-tokens.ts';
import { FileTokens } from '#base/auth/file-tokens.ts';
import { TwoStepSecrets } from '#base/auth/two-step-secrets.ts';
import type { Deps } from '#base/deps.ts';
import { folderStore } from '#base/files/folder-store.ts';
import { type JobHandlers, type Jobs, openJobs } from '#base/jobs/jobs.ts';
import { createRateLimits } from '#base/limits/rate-limits.ts';
import { inboxMailer } from '#base/mail/inbox-mailer.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { createLogger } from '#base/observability/logger.ts';
import { createMetrics } from '#base/observability/metrics.ts';
import { ServedRemotes } from '#base/observability/served-remotes.ts';
import { openPush } from '#base/push/push.ts';
import { vapidKeysOf } from '#base/push/vapid-keys.ts';
import { openRealtime } from '#base/realtime/realtime.ts';
import { createSealer, newSealingKey } from '#base/secrets/sealer.ts';
import { openWebhooks } from '#base/webhooks/webhooks.ts';
import { relateLeadParent } from '#modules/forms/leads/follow-acceptance.ts';
import { joinLead } from '#modules/forms/leads/follow-payment.ts';
import { takeOverLeads } from '#modules/forms/leads/take-over.ts';
import { reconcilePurchases } from '#modules/money/purchases/reconcile.ts';
import { syncPurchase } from '#modules/money/purchases/sync-purchase.ts';
import { sendDueMessages } from '#modules/office/webhooks/sending/send-due.ts';
import { judgeCandidates } from '#modules/platform/figures/canary/judge-candidates.ts';
import { sendDue } from '#modules/platform/notifications/deliveries/send-due.ts';
import type { DeliveryDeps } from '#modules/platform/notifications/words/delivery-deps.ts';
import { notificationWords } from '#modules/platform/notifications/words/notification-words.ts';
import { pauseAt } from '#modules/timetable/holds/holds-at.ts';
import { openMeetings } from '#providers/open-meetings.ts';
import { openPayments } from '#providers/open-payments.ts';
import { openApiKeys, openSessions } from '#sessions.ts';
import { accesses } from '../accesses.ts';
import { createApp } from '../app.ts';
import { deliveryDeps } from '../deliveries.ts';
import { jobsOfModules } from '../jobs-of-modules.ts';
import { runMinuteClock } from '../minute-clock.ts';
import { cleanUp } from '../nightly-cleanup.ts';
import { personalDataJobs } from '../personal-data-jobs.ts';
import { readAcademy } from '../read-academy.ts';
import { runSeriesJob } from '../series-job.ts';
import { createBuilders } from './builders/create-builders.ts';
import { checkResponse } from './check-response.ts';
import { createClock, type TestClock } from './test-clock.ts';
import { emptyTables, openTestDatabase } from './test-database.ts';

const ORIGIN = 'http://localhost:3000';

const limits = {
  loginFailures: 10,
  networkLoginFailures: 50,
  resetCodes: 20,
  bareResetCodes: 100,
  resetMails: 5,
  signups: 20,
  contact: 5,
  posts: 60,
  comments: 300,
  requests: 1_000_000,
  keyRequests: 1_000_000,
};

const settings: Deps['settings'] = {
  publicUrl: ORIGIN,
  trustProxy: 1,
  metricsToken: undefined,
  contactTo: 'office@academy.test',
  currency: 'USD',
  inbox: true,
  mailServer: false,
  mailFrom: 'Academy <no-reply@academy.test>',
  pushKeysGiven: false,
  serviceWorker: true,
  figuresEvery: 1,
};

/** The handler of each job; the dependencies are complete when a job runs. */
function handlersOf(complete: () => Deps, sending: DeliveryDeps): JobHandlers {
  const own = { logger: createLogger('silent').logger };
  return {
    ...jobsOfModules(() => withDeps(complete())),
    mail: (mail: Mail) => complete().mailer.send(mail),
    deliveries: () => sendDue(sending),
    webhooks: () => sendDueMessages(withSql(complete())),
    cleanup: () => cleanUp(complete(), complete().now()),
    payment: ({ purchaseId }) => syncPurchase({ ...complete(), pauseAt }, purchaseId),
    'payment-reconcile': () => reconcilePurchases(complete()),
    canary: () => judgeCandidates({ ...withSql(complete()), isDeciding: true }, complete().now()),
    'class-clock': () =>
      runMinuteClock(complete().database.sql, {
        now: complete().now(),
        settings: complete().academySettings,
        deps: complete(),
      }),
    series: (data) => runSeriesJob({ ...withDeps(complete()), ...own }, data),
    'personal-export': (data) => personalDataJobs({ ...complete(), publicUrl: ORIGIN })['personal-export'](data),
    erasures: (data) => personalDataJobs({ ...complete(), publicUrl: ORIGIN }).erasures(data),
  };
}
const withSql = (deps: Deps) => ({ ...deps, sql: deps.database.sql });
const withDeps = (deps: Deps) => ({ sql: deps.database.sql, deps });

async function openDeps(
  folder: string,
  clock: TestClock,
  { pushOrigins, webhookOrigins }: Record<'pushOrigins' | 'webhookOrigins', readonly string[]>,
): Promise<{ deps: Deps; sending: DeliveryDeps }> {
  const database = await openTestDatabase();
  const { logger } = createLogger('silent');
  const mailer = inboxMailer(database.sql, 'Academy <no-reply@academy.test>');
  const files = folderStore(folder);
  const metrics = createMetrics(false);
  const about = { publicUrl: ORIGIN, sql: database.sql, now: clock.now, logger, metrics };
  const meetings = await openMeetings({ ...about, provider: 'none', sealingKey: newSealingKey() });
  const academySettings = await AcademySettings.open(database);
  const academy = readAcademy(academySettings, { email: 'office@academy.test', publicUrl: ORIGIN });
  const payments = await openPayments({ ...about, academy, provider: 'none' });
  const keys = await vapidKeysOf(database.sql, undefined);
  const push = openPush({ keys, subject: 'mailto:office@academy.test', origins: pushOrigins, now: clock.now });
  const mailSecret = 'a secret of the mails in tests';
  const parts = { push, academy, mailSecret, mailer, logger, metrics, now: clock.now, publicUrl: ORIGIN };
  const sending = deliveryDeps({ ...parts, sql: database.sql, words: async () => notificationWords([]) });
  const jobs: Jobs = await openJobs({ sql: database.sql, listen: database.listen, logger, metrics }, () =>
    handlersOf(() => deps, sending),
  );
  const sessions = openSessions(database, clock.now, academySettings);
  const deps: Deps = {
    database,
    academySettings,
    files,
    jobs,
    sessions,
    apiKeys: openApiKeys(database, clock.now),
    accesses,
    fileTokens: new FileTokens('a secret of the tests', sessions, clock.now),
    figureTokens: new FigureTokens('another secret of the tests', clock.now),
    twoSteps: new TwoStepSecrets(newSealingKey()),
    payoutSealer: createSealer(newSealingKey()),
    realtime: await openRealtime({ database, sessions, logger, publicUrl: ORIGIN }, undefined),
    meetings,
    payments,
    paid: [joinLead],
    accepted: [relateLeadParent, takeOverLeads],
    confirmed: [takeOverLeads],
    push,
    webhooks: openWebhooks({ sealer: createSealer(newSealingKey()), origins: webhookOrigins }),
    mailer,
    academy,
    mailSecret,
    limits: createRateLimits(database.pool, limits),
    logger,
    metrics,
    releases: null,
    releaseKeys: null,
    checkKeys: null,
    servedRemotes: new ServedRemotes(),
    servedShells: new Set(),
    compositionListeners: new Set(),
    settings,
    now: clock.now,
    isStopping: () => false,
  };
  return { deps, sending };
}

interface Call {
  token?: string;
  /** Sent as JSON; a FormData or URLSearchParams is sent as such. */
  body?: unknown;
  headers?: Record<string, string>;
}

function toRequest(method: string, url: string, { token, body, headers = {} }: Call): Request {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  return new Request(new URL(url, ORIGIN), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

/**
 * The whole API in this process, on its own database. Every response is checked against the published contract. `reset`
 * empties it between tests; `close` at the end.
 */
export async function createTestApi() {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-api-'));
  const clock = createClock();
  const pushOrigins: string[] = [];
  const webhookOrigins: string[] = [];
  const { deps, sending } = await openDeps(folder, clock, { pushOrigins, webhookOrigins });
  const app = createApp(deps);

  async function fetch(request: Request): Promise<Response> {
    const response = await app.fetch(request);
    await checkResponse(request, response);
    return response;
  }

  return {
    app,
    deps,
    clock,
    ...createBuilders(deps),
    /** The transport for contract tests of other clients. */
    fetch,
    /** One call, as `request('post', '/api/login', { body })`. */
    request: (method: string, url: string, call: Call = {}) => fetch(toRequest(method.toUpperCase(), url, call)),
    /** The mails sent so far, newest first. */
    async mails() {
      await deps.jobs.drain();
      const rows = await deps.database.sql.query<{ raw: Buffer }>({
        text: 'select raw from inbox_mails order by id desc',
      });
      return Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
    },
    /** The dependencies of deliveries; `deliver` sends all due ones. */
    sending,
    deliver: () => sendDue(sending),
    /** Sends what is due to webhooks. */
    sendMessages: () => sendDueMessages(withSql(deps)),
    /** Origins of a test's own push services, and of its receivers of webhooks. */
    pushOrigins,
    webhookOrigins,
    /** The folder of stored files. */
    folder,
    /** Everything in the folder of stored files, including incomplete files. */
    storedFiles: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : [],
      ),
    /** The nightly tasks. */
    cleanUp: () => cleanUp(deps, clock.now()),
    async reset() {
      clock.reset();
      await emptyTables(deps.database);
      await deps.academySettings.refresh();
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
    },
    async close() {
      await deps.jobs.stop();
      await deps.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
