import type { Page, WebSocket } from 'playwright/test';

const ATTACHED = /"action":11\b/;

/** What is written into the console while the server cannot be reached; what fills slots may still be on its way. */
export const unreachable =
  /ERR_CONNECTION|WebSocket connection to .* failed|Failed to load resource|ChunkLoadError|Loading chunk \d+ failed|slot-[\w-]+\.\w+\.js did not answer/;

/** What is written into the console where the server or the network goes while remotes are on their way. */
export const remotesUnreachable = /\.js did not answer|ScriptNetworkError/;

/** What is written into the console where the browser has no network. */
export const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;

/** Resolves with the page's next socket for events, once it hears its channel. Ask before what opens it. */
export async function listening(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', { timeout: 30_000 });
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => ATTACHED.test(String(payload)) });
  return socket;
}
