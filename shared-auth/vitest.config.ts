import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared-auth',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // Files share imported modules: loading the DOM again for each took ten times as long as their tests.
    isolate: false,
    pool: 'threads',
  },
});
