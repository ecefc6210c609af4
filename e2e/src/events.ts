import type { Page, WebSocket } from 'playwright/test';

const ATTACHED = /"action":11\b/;

/** Console errors while the server is unreachable; the code of slots may still be loading. */
export const unreachable =
  /ERR_CONNECTION|WebSocket connection to .* failed|Failed to load resource|ChunkLoadError|Loading chunk \d+ failed|slot-[\w-]+\.\w+\.js did not answer/;

/** Console errors where the server or the network fails while remotes are loading. */
export const remotesUnreachable = /\.js did not answer|ScriptNetworkError/;

/** Console errors where the browser has no network. */
export const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;

/**
 * Resolves with the page's next event socket, once it hears its channel. Call it before the action that opens the
 * socket.
 */
export async function listening(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', { timeout: 30_000 });
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => ATTACHED.test(String(payload)) });
  return socket;
}
