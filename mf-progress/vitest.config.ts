import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-progress',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // As patient as the queries of the tests, which a busy machine may keep waiting.
    testTimeout: 20_000,
    // Files share what they import: loading it anew for each takes a third of the time.
    isolate: false,
    pool: 'threads',
    setupFiles: [
      '../shared-ui/src/testing/without-tasks.ts',
      '../shared-ui/src/testing/longer-waits.ts',
      'src/testing/setup.ts',
    ],
  },
});
