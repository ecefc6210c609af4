import type { test } from './test.ts';

/** A browser that is allowed to record, from a microphone and a camera that give a tone and a picture. */
export const microphone: Parameters<typeof test.use>[0] = {
  permissions: ['microphone', 'camera'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
};
