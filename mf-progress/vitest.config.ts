import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-progress',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // As long as the queries of the tests wait, which a busy machine may delay.
    testTimeout: 20_000,
    // Files share the modules that they import: loading them again for each file takes a third of the time.
    isolate: false,
    pool: 'threads',
    setupFiles: [
      '../shared-ui/src/testing/without-tasks.ts',
      '../shared-ui/src/testing/longer-waits.ts',
      'src/testing/setup.ts',
    ],
  },
});
