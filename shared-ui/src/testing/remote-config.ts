import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The configuration of a remote's tests, for its `vitest.config.ts`. */
export const remoteTestConfig = (name: string): ViteUserConfig =>
  defineConfig({
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
      // As long as the queries of the tests, which may be slow on a busy machine.
      testTimeout: 20_000,
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
