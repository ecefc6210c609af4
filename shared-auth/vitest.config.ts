import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared-auth',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    // Files share what they import: loading the DOM anew for each took ten times as long as their tests.
    isolate: false,
    pool: 'threads',
  },
});
