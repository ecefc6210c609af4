import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared-ui',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    testTimeout: 20_000,
    // Files share imported modules: loading them again for each file took a third of the time.
    isolate: false,
    pool: 'threads',
    setupFiles: ['src/testing/without-tasks.ts', 'src/testing/longer-waits.ts', 'src/testing/setup.ts'],
  },
});
