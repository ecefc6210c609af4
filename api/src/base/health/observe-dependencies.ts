import type { Deps } from '#base/deps.ts';
import { jobNames } from '#base/jobs/jobs.ts';
import { inTime } from './in-time.ts';

const LONGEST_MS = 2000;

/** Updates the metrics that need a query before they are read. Never rejects. */
export async function observeDependencies({ jobs, metrics }: Pick<Deps, 'jobs' | 'metrics'>): Promise<void> {
  const delays = await inTime(jobs.delays(), LONGEST_MS);
  metrics.databaseUp.set(delays ? 1 : 0);
  if (delays) for (const name of jobNames) metrics.jobDelay.set({ name }, delays.get(name) ?? 0);
}
