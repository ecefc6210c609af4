import type { JobHandlers } from '#base/jobs/jobs.ts';
import { makeExport, type PersonalDataDeps, removeExports } from '#modules/people/personal-data/make-export.ts';
import { runErasures } from '#modules/people/personal-data/run-erasures.ts';
import { personalData } from './personal-data.ts';

/** The jobs of exports and erasures (D123). */
export function personalDataJobs(
  deps: Omit<PersonalDataDeps, 'tables'>,
): Pick<JobHandlers, 'personal-export' | 'erasures'> {
  const all = { ...deps, tables: personalData };
  return {
    'personal-export': ({ exportId }) => makeExport(all, exportId),
    erasures: async () => {
      await runErasures(all);
      await removeExports(all);
    },
  };
}
