import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SHELL_VERSION__: '"1.4.0"' },
  test: {
    name: 'shell',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    testTimeout: 20_000,
    // Files share imported modules: loading them again for each file took a third of the time.
    isolate: false,
    pool: 'threads',
    setupFiles: [
      '../shared-ui/src/testing/without-tasks.ts',
      // React looks for its hook when it is loaded, which the imported waits do.
      'src/testing/commits.ts',
      '../shared-ui/src/testing/longer-waits.ts',
      'src/testing/setup.ts',
    ],
  },
});
