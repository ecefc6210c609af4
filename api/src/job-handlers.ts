import { verifiedStore } from '@academy/platform/registry';
import type { ReadAcademy } from '#base/academy/academy.ts';
import type { Deps } from '#base/deps.ts';
import { type JobHandlers, type JobName, type Jobs, jobNames } from '#base/jobs/jobs.ts';
import type { WokenWorker } from '#base/jobs/woken-worker.ts';
import type { Mailer } from '#base/mail/mailer.ts';
import { minimumMemory } from '#base/settings/minimum-memory.ts';
import { writeMissingReceipts } from '#modules/money/papers/receipts/write-missing.ts';
import { reconcilePurchases } from '#modules/money/purchases/reconcile.ts';
import { syncPurchase } from '#modules/money/purchases/sync-purchase.ts';
import { judgeCandidates } from '#modules/platform/figures/canary/judge-candidates.ts';
import { pauseAt } from '#modules/timetable/holds/holds-at.ts';
import type { Config } from './config.ts';
import { jobsOfModules } from './jobs-of-modules.ts';
import { runMinuteClock } from './minute-clock.ts';
import { cleanUp } from './nightly-cleanup.ts';
import { personalDataJobs } from './personal-data-jobs.ts';
import { runSeriesJob } from './series-job.ts';

type JobDeps = Pick<
  Deps,
  | 'academySettings'
  | 'database'
  | 'files'
  | 'logger'
  | 'meetings'
  | 'metrics'
  | 'now'
  | 'paid'
  | 'payments'
  | 'releases'
>;

interface Reach {
  mailer: Mailer;
  deliveries: WokenWorker;
  webhooks: WokenWorker;
  academy: ReadAcademy;
}

/** The handler of each job of the queue. */
export function jobHandlers(config: Config, deps: JobDeps, reach: Reach, jobs: Jobs): JobHandlers {
  const { mailer, deliveries, webhooks, academy } = reach;
  const { database, files, logger, metrics, now, releases } = deps;
  const verified =
    releases &&
    verifiedStore(releases, config.releaseKeys, {
      memory: minimumMemory(database.sql, logger),
      checkKeys: config.checkKeys,
    });
  const isDeciding = config.canaryVerdicts === 'decide';
  return {
    ...jobsOfModules(() => ({ sql: database.sql, deps: { ...deps, jobs } })),
    mail: async (mail) => {
      try {
        await mailer.send(mail);
        metrics.mails.inc({ outcome: 'sent' });
      } catch (error) {
        metrics.mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
    deliveries: () => deliveries.run(),
    webhooks: () => webhooks.run(),
    payment: ({ purchaseId }) => syncPurchase({ ...deps, pauseAt }, purchaseId),
    cleanup: () => cleanUp({ database, files, logger }, now()),
    'payment-reconcile': async () => {
      await reconcilePurchases({ ...deps, jobs });
      await writeMissingReceipts(deps);
    },
    'class-clock': () =>
      runMinuteClock(database.sql, {
        now: now(),
        settings: deps.academySettings,
        deps: { ...deps, jobs },
      }),
    series: (data) => runSeriesJob({ sql: database.sql, deps: { ...deps, jobs }, logger }, data),
    ...personalDataJobs({ database, files, now, jobs, academy, publicUrl: config.publicUrl }),
    canary: () => judgeCandidates({ sql: database.sql, releases: verified, logger, metrics, isDeciding }, now()),
  };
}

/** The jobs that this process takes from the queue. */
export function jobsOfProcess({ classClock }: Config, { releases }: Pick<Deps, 'releases'>): JobName[] {
  const left = [classClock ? null : 'class-clock', releases ? null : 'canary'];
  return jobNames.filter((name) => !left.includes(name));
}
