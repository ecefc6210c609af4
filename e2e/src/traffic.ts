import type { Locator, Page } from 'playwright/test';

export interface Transfer {
  url: string;
  type: string;
  /** As it came over the wire, without headers. */
  bytes: number;
  encoding: string;
}

/** Records every response of the page's own server, whole, until the function is called. */
export async function recordTraffic(page: Page): Promise<() => Transfer[]> {
  const cdp = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, headers } = response;
    const header = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
    if (!url.startsWith('http') || response.fromDiskCache || response.fromPrefetchCache) return;
    transfers.set(requestId, {
      url,
      type,
      bytes: Number(header('content-length') ?? 0),
      encoding: header('content-encoding') ?? '',
    });
  });
  await cdp.send('Network.enable');
  return () => [...transfers.values()];
}

/** Empties the browser's cache of files; cookies and storage stay. */
export async function clearFiles(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
}

/** How long a page must ask for nothing more until a round is over. It can only be too short, never too long. */
const quiet = 1000;
/** Text is shown without waiting for them. */
const waitedForByNobody = new Set(['Font', 'Image']);

/**
 * Opens a page and counts how many requests stand one behind the other until `content` is seen: all requests that
 * are out are held back until no further one comes, and then let go together; what waits for another's response comes
 * a round later. @returns the paths of each round.
 */
export async function roundsUntil(content: Locator, open: () => Promise<unknown>): Promise<string[][]> {
  const cdp = await content.page().context().newCDPSession(content.page());
  const release = (requestId: string) => cdp.send('Fetch.continueRequest', { requestId }).catch(() => {});
  const held = new Map<string, string>();
  let lastAt = performance.now();
  cdp.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    if (waitedForByNobody.has(resourceType)) return void release(requestId);
    held.set(requestId, new URL(request.url).pathname);
    lastAt = performance.now();
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  let isSeen = false;
  const opened = open()
    .then(() => content.waitFor())
    .finally(() => {
      isSeen = true;
    });
  const rounds: string[][] = [];
  while (!isSeen) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (held.size === 0 || performance.now() - lastAt < quiet) continue;
    rounds.push([...held.values()].sort());
    for (const requestId of held.keys()) void release(requestId);
    held.clear();
  }
  await opened;
  await cdp.send('Fetch.disable');
  return rounds;
}
