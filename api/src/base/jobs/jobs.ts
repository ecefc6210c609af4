import PgBoss from 'pg-boss';
import type { Sql } from '#base/database/sql.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { jobOutcomes } from '#base/observability/metrics.ts';
import { type JobDeps, runJob } from './run-job.ts';

/** What is done later, and what it is told. */
interface JobData {
  /** A mail that somebody asks for; what notifies goes by `deliveries`. */
  mail: Mail;
  /** Sends what is due of them: what was held or failed, or was taken by a process that ended. */
  deliveries: Record<string, never>;
  cleanup: Record<string, never>;
  'class-clock': Record<string, never>;
  /** Makes the classes of series ahead; of one where it is named. */
  series: { seriesId?: number };
  /** Changes the classes of an absence or a closure, or changes them back. */
  'time-off': { timeOffId: number };
  /** Moves the classes of a shift, or moves them back. */
  shift: { shiftId: number };
  /** Brings the meeting of a class in line with the class. */
  meeting: { classId: number };
  /** Brings a purchase in line with what the provider has of it. */
  payment: { purchaseId: number };
  'payment-reconcile': Record<string, never>;
  /** Makes the copy of a person's data. */
  'personal-export': { exportId: number };
  /** Erases whose time has come. */
  erasures: Record<string, never>;
  /** Judges the candidates of remotes. */
  canary: Record<string, never>;
}

export type JobName = keyof JobData;
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Work outside the request. A job is enqueued inside the transaction that causes it, and done at least once. */
export interface Jobs {
  /** Begins to take these jobs from the queue, in this process. */
  work(names: readonly JobName[]): Promise<void>;
  enqueue<Name extends JobName>(sql: Sql, name: Name, data: JobData[Name], delay?: { seconds: number }): Promise<void>;
  /** The same for many, in one statement. */
  enqueueAll<Name extends JobName>(sql: Sql, name: Name, data: readonly JobData[Name][]): Promise<void>;
  /** Seconds that the first of the due jobs has waited, for each name. */
  delays(): Promise<ReadonlyMap<JobName, number>>;
  /** Does what is due now, in this process; for tests and for the end of a script. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Queue {
  /** Mail and links are waited for; cleaning is not. */
  pollSeconds: number;
  cron?: string;
  retryLimit: number;
  /** `short`: one waits at most, so that a minute that was missed is not made up for. */
  policy?: 'short';
}

const queues: Record<JobName, Queue> = {
  mail: { pollSeconds: 1, retryLimit: 8 },
  cleanup: { pollSeconds: 300, cron: '17 3 * * *', retryLimit: 8 },
  meeting: { pollSeconds: 1, retryLimit: 8 },
  payment: { pollSeconds: 1, retryLimit: 8 },
  'payment-reconcile': { pollSeconds: 300, cron: '41 2 * * *', retryLimit: 8 },
  'time-off': { pollSeconds: 1, retryLimit: 8 },
  shift: { pollSeconds: 1, retryLimit: 8 },
  series: { pollSeconds: 5, cron: '11 1 * * *', retryLimit: 8 },
  'personal-export': { pollSeconds: 1, retryLimit: 8 },
  erasures: { pollSeconds: 300, cron: '29 2 * * *', retryLimit: 8 },
  // The next minute does what this one could not.
  canary: { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
  'class-clock': { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
  deliveries: { pollSeconds: 5, cron: '* * * * *', retryLimit: 0, policy: 'short' },
};
export const jobNames = Object.keys(queues) as JobName[];

/** A job that its process did not finish by then is given to another. */
const EXPIRE_SECONDS = 300;
/** The run itself ends before, so that its end is counted and logged. */
const RUN_SECONDS = EXPIRE_SECONDS - 10;

const dbOf = (sql: Sql): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: await sql.query({ text, values }) }),
});

type Run = (name: JobName, job: PgBoss.JobWithMetadata<never>) => Promise<void>;

async function drainQueue(boss: PgBoss, run: Run, name: JobName): Promise<void> {
  for (;;) {
    const [job] = await boss.fetch<never>(name, { batchSize: 1, includeMetadata: true });
    if (!job) return;
    await run(name, job);
    await boss.complete(name, job.id);
  }
}

function createQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { retryLimit, policy } = queues[name];
  const retries = { retryLimit, retryDelay: 10, retryBackoff: true };
  return boss.createQueue(name, { name, ...retries, expireInSeconds: EXPIRE_SECONDS, ...(policy ? { policy } : {}) });
}

async function workOn(boss: PgBoss, run: Run, name: JobName): Promise<void> {
  const { pollSeconds, cron } = queues[name];
  const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  await boss.work<never>(name, options, async ([job]) => job && run(name, job));
  if (cron) await boss.schedule(name, cron);
}

const delaysText = `select name, extract(epoch from max(now() - start_after))::float8 as seconds from pgboss.job
where state in ('created', 'retry') and start_after <= now() group by name`;

async function readDelays(sql: Sql): Promise<ReadonlyMap<JobName, number>> {
  const rows = await sql.query<{ name: JobName; seconds: number }>({ name: 'job-delays', text: delaysText });
  const found = new Map(rows.map(({ name, seconds }) => [name, seconds]));
  return new Map(jobNames.map((name) => [name, found.get(name) ?? 0]));
}

interface JobsOptions extends JobDeps {
  sql: Sql;
  /** Whether this process takes jobs from the queue, and looks after it. */
  works: boolean;
}

async function openQueues({ sql, works, logger, metrics }: JobsOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: dbOf(sql),
    supervise: works,
    schedule: works,
    deleteAfterDays: 1,
    archiveCompletedAfterSeconds: 3600,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue failed'));
  await boss.start();
  for (const name of jobNames) await createQueue(boss, name);
  for (const name of jobNames) for (const outcome of jobOutcomes) metrics.jobs.inc({ name, outcome }, 0);
  return boss;
}

/**
 * Opens the queue on the same database. It takes nothing before `work`: what waits there from before needs all that the
 * handlers use.
 */
export async function openJobs(options: JobsOptions, handlersOf: (jobs: Jobs) => JobHandlers): Promise<Jobs> {
  const boss = await openQueues(options);
  const run: Run = (name, { data, retryCount: retries, retryLimit }) =>
    runJob(() => handlers[name](data), { name, retries, retryLimit, seconds: RUN_SECONDS }, options);
  const jobs: Jobs = {
    enqueue: async (inside, name, data, { seconds } = { seconds: 0 }) => {
      await boss.send(name, data, { db: dbOf(inside), ...(seconds > 0 ? { startAfter: Math.ceil(seconds) } : {}) });
    },
    enqueueAll: async (inside, name, data) => {
      if (data.length === 0) return;
      await boss.insert(
        data.map((each) => ({ name, data: each })),
        { db: dbOf(inside) },
      );
    },
    work: async (names) => {
      for (const name of names) await workOn(boss, run, name);
    },
    drain: async () => {
      for (const name of jobNames) await drainQueue(boss, run, name);
    },
    delays: () => readDelays(options.sql),
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false, wait: true }),
  };
  const handlers = handlersOf(jobs);
  return jobs;
}
