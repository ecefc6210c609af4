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
  // CI's host can be half as fast; a test that passes does not wait.
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    // A service worker would respond to requests that tests count, cut off or replace; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
});
