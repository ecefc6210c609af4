import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';

export interface JobDeps {
  logger: Logger;
  metrics: Pick<Metrics, 'jobs'>;
}

export interface JobRun {
  name: string;
  /** How many times the job was tried again. */
  retries: number;
  /** How many times the job may be tried again. */
  retryLimit: number;
  /** A longer run counts as failed; the queue then gives the job to the next process. */
  seconds: number;
}

async function within<T>(run: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} seconds`)), seconds * 1000).unref();
  });
  return Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/** Runs one job: each run is counted by its outcome, and each failure is logged without the job's data. */
export async function runJob(work: () => Promise<void>, job: JobRun, { logger, metrics }: JobDeps): Promise<void> {
  const { name, retries, retryLimit, seconds } = job;
  try {
    await within(work(), seconds);
    metrics.jobs.inc({ name, outcome: 'done' });
  } catch (error) {
    const isLast = retries >= retryLimit;
    metrics.jobs.inc({ name, outcome: isLast ? 'gave-up' : 'failed' });
    logger.error({ err: error, job: name, attempt: retries + 1 }, isLast ? 'a job gave up' : 'a job failed');
    throw error;
  }
}
