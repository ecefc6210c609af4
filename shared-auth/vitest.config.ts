import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared-auth',
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
  },
});
