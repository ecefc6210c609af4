import { defineConfig } from 'playwright/test';
import { chromiumArgs } from './src/chromium.ts';

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/prepare.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    // A first page in a process that has drawn ours before costs a quarter less; storage, cookies and cache are emptied.
    reuseContext: true,
    // Motion is a tenth of the processor's time. `people.spec` and `shell.spec`, which open dialogs, drawers and menus, have it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer what tests count, cut off or replace on the network; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
});
