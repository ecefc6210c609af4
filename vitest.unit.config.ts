import { readdirSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { ByEnvironment } from './platform/src/testing/by-environment.ts';

/** Their tests observe the whole page, or make their own: they must not share it with other tests. */
const APART = ['shared-auth', 'shell', 'mf-landing'];

/**
 * Tests against the API in the same process: loading it takes longer than all of them, so they run where it is loaded
 * once.
 */
const CONTRACTS = '**/*.contract.test.ts';

/** As patient as the queries of the tests. */
const expectations = { poll: { timeout: 10_000 } };

const together = readdirSync('.').filter(
  (folder) => folder === 'shared-ui' || (folder.startsWith('mf-') && !APART.includes(folder)),
);

/**
 * For runs of all tests of the front end: those of the remotes and of shared-ui as one project. As separate projects,
 * which `vitest.config.ts` has for their teams, each transforms and imports shared modules again: a third of the suite.
 */
export default defineConfig({
  test: {
    projects: [
      ...APART.map((folder) => ({
        extends: `./${folder}/vitest.config.ts`,
        root: folder,
        test: { exclude: [...configDefaults.exclude, CONTRACTS], expect: expectations },
      })),
      {
        test: {
          name: 'remotes',
          include: [
            ...together.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`),
            ...APART.map((folder) => `${folder}/src/${CONTRACTS}`),
          ],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          testTimeout: 20_000,
          expect: expectations,
          isolate: false,
          pool: 'threads',
          setupFiles: [
            'shared-ui/src/testing/without-tasks.ts',
            'shared-ui/src/testing/longer-waits.ts',
            'platform/src/testing/setup-of-folder.ts',
          ],
        },
      },
    ],
    sequence: { sequencer: ByEnvironment },
  },
});
