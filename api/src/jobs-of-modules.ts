import './registered.ts';
import type { JobHandlers } from '#base/jobs/jobs.ts';
import type { JobGiven, ModuleJob } from './define-module.ts';
import { modules } from './modules.ts';

type Handler = (given: JobGiven, data: never) => Promise<void>;

/** The handlers of the modules' jobs. @param given is asked at each run. @throws Error if two modules do one job. */
export function jobsOfModules(given: () => JobGiven): Pick<JobHandlers, ModuleJob> {
  const all = modules.flatMap(({ jobs = {} }) => Object.entries<Handler>(jobs));
  const names = all.map(([name]) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) throw new Error(`two modules do the job ${twice}`);
  const handlers = all.map(([name, run]) => [name, (data: never) => run(given(), data)]);
  return Object.fromEntries(handlers) as Pick<JobHandlers, ModuleJob>;
}
