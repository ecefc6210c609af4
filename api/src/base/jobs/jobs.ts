import PgBoss from 'pg-boss';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';

/** What is done later, and what it is told. */
interface JobData {
  mail: { to: string; subject: string; text: string; replyTo?: string };
  cleanup: Record<string, never>;
  'class-clock': Record<string, never>;
  /** Brings the meeting of a class in line with the class. */
  meeting: { classId: number };
  /** Brings a purchase in line with what the provider has of it. */
  payment: { purchaseId: number };
  'payment-reconcile': Record<string, never>;
  /** Judges the candidates of remotes. */
  canary: Record<string, never>;
}

export type JobName = keyof JobData;
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Work outside the request. A job is enqueued inside the transaction that causes it, and done at least once. */
export interface Jobs {
  enqueue<Name extends JobName>(sql: Sql, name: Name, data: JobData[Name], delay?: { seconds: number }): Promise<void>;
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
  // The next minute does what this one could not.
  canary: { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
  'class-clock': { pollSeconds: 10, cron: '* * * * *', retryLimit: 0, policy: 'short' },
};
export const jobNames = Object.keys(queues) as JobName[];

const dbOf = (sql: Sql): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: await sql.query({ text, values }) }),
});

async function drainQueue(boss: PgBoss, handlers: JobHandlers, name: JobName): Promise<void> {
  for (;;) {
    const [job] = await boss.fetch<never>(name, { batchSize: 1 });
    if (!job) return;
    await handlers[name](job.data);
    await boss.complete(name, job.id);
  }
}

function createQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { retryLimit, policy } = queues[name];
  const retries = { retryLimit, retryDelay: 10, retryBackoff: true };
  return boss.createQueue(name, { name, ...retries, expireInSeconds: 300, ...(policy ? { policy } : {}) });
}

async function workOn(boss: PgBoss, handlers: JobHandlers, name: JobName): Promise<void> {
  const { pollSeconds, cron } = queues[name];
  const handle = async ([job]: PgBoss.Job<never>[]) => job && handlers[name](job.data);
  await boss.work<never>(name, { pollingIntervalSeconds: pollSeconds }, handle);
  if (cron) await boss.schedule(name, cron);
}

/** Starts the queue on the same database. @param work jobs that this process also takes from it. */
export async function startJobs(
  sql: Sql,
  handlers: JobHandlers,
  logger: Logger,
  work: readonly JobName[],
): Promise<Jobs> {
  const works = work.length > 0;
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
  for (const name of work) await workOn(boss, handlers, name);
  return {
    enqueue: async (inside, name, data, { seconds } = { seconds: 0 }) => {
      await boss.send(name, data, { db: dbOf(inside), ...(seconds > 0 ? { startAfter: Math.ceil(seconds) } : {}) });
    },
    drain: async () => {
      for (const name of jobNames) await drainQueue(boss, handlers, name);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false, wait: true }),
  };
}
