import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-progress',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // As long as the queries of the tests, which may be slow on a busy machine.
    testTimeout: 20_000,
    // Files share imported modules: loading them again for each file takes a third of the time.
    isolate: false,
    pool: 'threads',
    setupFiles: [
      '../shared-ui/src/testing/without-tasks.ts',
      '../shared-ui/src/testing/longer-waits.ts',
      'src/testing/setup.ts',
    ],
  },
});
