import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './platform/src/testing/by-environment.ts';

export default defineConfig({
  test: { projects: ['*/vitest.config.ts'], sequence: { sequencer: ByEnvironment } },
});
