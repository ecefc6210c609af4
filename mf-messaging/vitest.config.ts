import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-messaging',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // A longer timeout for a busy machine.
    testTimeout: 15_000,
    // Files share imported modules: loading them again for each file took a third of the time.
    isolate: false,
    pool: 'threads',
    setupFiles: [
      '../shared-ui/src/testing/without-tasks.ts',
      '../shared-ui/src/testing/longer-waits.ts',
      'src/testing/setup.ts',
    ],
  },
});
