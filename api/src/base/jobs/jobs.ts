import PgBoss from 'pg-boss';
import type { Database } from '#base/database/database.ts';
import { EVERYTHING } from '#base/database/listener.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { jobOutcomes } from '#base/observability/metrics.ts';
import { type JobDeps, runJob } from './run-job.ts';

/** The jobs by name, with their data. */
interface JobData {
  /** A mail that a user has requested; notifications are sent by `deliveries`. */
  mail: Mail;
  /** Sends all due deliveries: held ones, failed ones, and those of a process that ended. */
  deliveries: Record<string, never>;
  /** Sends what is due to webhooks (D158). */
  webhooks: Record<string, never>;
  cleanup: Record<string, never>;
  'class-clock': Record<string, never>;
  /** Makes classes of series ahead; only of the named series if there is one. */
  series: { seriesId?: number };
  /** Changes the classes of an absence or a closure, or restores them. */
  'time-off': { timeOffId: number };
  /** Moves the classes of a shift, or moves them back. */
  shift: { shiftId: number };
  /** Restores classes that stayed as they were when a hold, a time off or a shift was taken back. */
  'kept-classes': Record<string, never>;
  /** Updates the meeting of a class to the class. */
  meeting: { classId: number };
  /** Updates a purchase to its state at the provider. */
  payment: { purchaseId: number };
  'payment-reconcile': Record<string, never>;
  /** Makes the archive of a person's data. */
  'personal-export': { exportId: number };
  /** Does all due erasures. */
  erasures: Record<string, never>;
  /** Judges the canaries of remotes. */
  canary: Record<string, never>;
}

export type JobName = keyof JobData;
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Work outside of requests. A job is enqueued inside the transaction that causes it, and runs at least once. */
export interface Jobs {
  /** Starts taking these jobs from the queue in this process, and maintains the queue. */
  work(names: readonly JobName[]): Promise<void>;
  enqueue<Name extends JobName>(sql: Sql, name: Name, data: JobData[Name], delay?: { seconds: number }): Promise<void>;
  /** Enqueues many jobs in one statement. */
  enqueueAll<Name extends JobName>(sql: Sql, name: Name, data: readonly JobData[Name][]): Promise<void>;
  /** How many seconds the first due job has waited, by name. */
  delays(): Promise<ReadonlyMap<JobName, number>>;
  /** Runs all due jobs in this process; for tests and for the end of a script. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Queue {
  /**
   * How often a process looks by itself. An enqueued job wakes all processes at once, so only jobs of the schedule,
   * delayed ones and second tries wait for it.
   */
  pollSeconds: number;
  cron?: string;
  retryLimit: number;
  /** How many jobs a process does at once, so that a slow one does not hold the others up; 1 unless given. */
  lanes?: number;
  /** A job that its process has not finished by then is given to another process; `EXPIRE_SECONDS` unless given. */
  expireSeconds?: number;
  /** `short`: at most one waiting run, so that missed minutes are not made up for. */
  policy?: 'short';
}

const queues: Record<JobName, Queue> = {
  // A mail server may take minutes for each of its replies.
  mail: { pollSeconds: 30, retryLimit: 8, lanes: 5, expireSeconds: 1800 },
  cleanup: { pollSeconds: 300, cron: '17 3 * * *', retryLimit: 8 },
  meeting: { pollSeconds: 30, retryLimit: 8 },
  payment: { pollSeconds: 30, retryLimit: 8 },
  'payment-reconcile': { pollSeconds: 300, cron: '41 2 * * *', retryLimit: 8 },
  'time-off': { pollSeconds: 30, retryLimit: 8 },
  shift: { pollSeconds: 30, retryLimit: 8 },
  series: { pollSeconds: 30, cron: '11 1 * * *', retryLimit: 8 },
  'kept-classes': { pollSeconds: 30, cron: '23 1 * * *', retryLimit: 8 },
  'personal-export': { pollSeconds: 30, retryLimit: 8 },
  erasures: { pollSeconds: 300, cron: '29 2 * * *', retryLimit: 8 },
  // No retries: the run of the next minute does the same.
  canary: { pollSeconds: 30, cron: '* * * * *', retryLimit: 0, policy: 'short' },
  'class-clock': { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
  deliveries: { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
  webhooks: { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
};
export const jobNames = Object.keys(queues) as JobName[];

/** How often a process looks for the runs of the schedule. */
const SCHEDULE_SECONDS = 10;
const EXPIRE_SECONDS = 300;
const expireSeconds = (name: JobName): number => queues[name].expireSeconds ?? EXPIRE_SECONDS;
/** The run itself ends earlier, so that its end is counted and logged. */
const runSeconds = (name: JobName): number => expireSeconds(name) - 10;

/** The notice of enqueued jobs; its payload is their name. */
const NOTICE = 'academy_jobs';
const announce = (sql: Sql, name: JobName) =>
  sql.query({ name: 'announce-job', text: 'select pg_notify($1, $2)', values: [NOTICE, name] });

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
  return boss.createQueue(name, {
    name,
    ...retries,
    expireInSeconds: expireSeconds(name),
    ...(policy ? { policy } : {}),
  });
}

/** @returns the ids of its lanes, which can be woken. A lane that has done a job looks for the next one at once. */
async function workOn(boss: PgBoss, run: Run, name: JobName): Promise<string[]> {
  const { pollSeconds, cron, lanes = 1 } = queues[name];
  const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  const ids: string[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const work: PgBoss.WorkWithMetadataHandler<never> = async ([job]) => {
      if (job) await run(name, job).finally(() => boss.notifyWorker(id));
    };
    const id = await boss.work<never>(name, options, work);
    ids.push(id);
  }
  if (cron) await boss.schedule(name, cron);
  return ids;
}

const delaysText = `select name, extract(epoch from max(now() - start_after))::float8 as seconds from pgboss.job
where state in ('created', 'retry') and start_after <= now() group by name`;

async function readDelays(sql: Sql): Promise<ReadonlyMap<JobName, number>> {
  const rows = await sql.query<{ name: JobName; seconds: number }>({ name: 'job-delays', text: delaysText });
  const found = new Map(rows.map(({ name, seconds }) => [name, seconds]));
  return new Map(jobNames.map((name) => [name, found.get(name) ?? 0]));
}

interface JobsOptions extends JobDeps, Pick<Database, 'sql' | 'listen'> {}

interface Opening {
  /** Whether it maintains the queue and starts the jobs of its schedule. */
  maintains: boolean;
  /** Whether it brings the queue's own tables up to date. */
  migrates: boolean;
}

async function openBoss({ sql, logger }: JobsOptions, { maintains, migrates }: Opening): Promise<PgBoss> {
  const boss = new PgBoss({
    db: dbOf(sql),
    supervise: maintains,
    schedule: maintains,
    cronWorkerIntervalSeconds: SCHEDULE_SECONDS,
    migrate: migrates,
    deleteAfterDays: 1,
    archiveCompletedAfterSeconds: 3600,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue failed'));
  await boss.start();
  return boss;
}

async function openQueues(options: JobsOptions): Promise<PgBoss> {
  const { metrics } = options;
  const boss = await openBoss(options, { maintains: false, migrates: true });
  for (const name of jobNames) await createQueue(boss, name);
  for (const name of jobNames) for (const outcome of jobOutcomes) metrics.jobs.inc({ name, outcome }, 0);
  return boss;
}

const STOP = { graceful: true, timeout: 5000, close: false, wait: true };

/**
 * Opens the queue on the same database. Before `work` it takes no job, as waiting jobs may need everything that the
 * handlers use, and sends no statement by itself: filling an empty embedded database keeps its only connection for
 * longer than others wait for one.
 */
export async function openJobs(options: JobsOptions, handlersOf: (jobs: Jobs) => JobHandlers): Promise<Jobs> {
  const boss = await openQueues(options);
  const run: Run = (name, { data, retryCount: retries, retryLimit }) =>
    runJob(() => handlers[name](data), { name, retries, retryLimit, seconds: runSeconds(name) }, options);
  let worker: PgBoss | undefined;
  const lanes = new Map<string, string[]>();
  const wake = (name: string) => {
    const woken = name === EVERYTHING ? [...lanes.values()].flat() : (lanes.get(name) ?? []);
    for (const lane of woken) worker?.notifyWorker(lane);
  };
  const jobs: Jobs = {
    enqueue: async (inside, name, data, { seconds } = { seconds: 0 }) => {
      const expireInSeconds = expireSeconds(name);
      await boss.send(name, data, {
        db: dbOf(inside),
        expireInSeconds,
        ...(seconds > 0 ? { startAfter: Math.ceil(seconds) } : {}),
      });
      if (seconds === 0) await announce(inside, name);
    },
    enqueueAll: async (inside, name, data) => {
      if (data.length === 0) return;
      await boss.insert(
        data.map((each) => ({ name, data: each, expireInSeconds: expireSeconds(name) })),
        { db: dbOf(inside) },
      );
      await announce(inside, name);
    },
    work: async (names) => {
      worker ??= await openBoss(options, { maintains: true, migrates: false });
      options.listen(NOTICE, wake);
      for (const name of names) lanes.set(name, await workOn(worker, run, name));
      // For jobs that were announced while their lanes began.
      wake(EVERYTHING);
    },
    drain: async () => {
      for (const name of jobNames) await drainQueue(boss, run, name);
    },
    delays: () => readDelays(options.sql),
    stop: async () => {
      await worker?.stop(STOP);
      await boss.stop(STOP);
    },
  };
  const handlers = handlersOf(jobs);
  const open = jobNames.filter((name) => !handlers[name]);
  if (open.length > 0) throw new Error(`no module does the jobs ${open.join(', ')}`);
  return jobs;
}
