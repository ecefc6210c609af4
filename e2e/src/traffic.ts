import type { CDPSession, Page } from 'playwright/test';

export interface Transfer {
  url: string;
  type: string;
  /** As it came over the wire, without headers. */
  bytes: number;
  encoding: string;
}

/** Records every answer of the page's own server, whole, until the function is called. */
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

/** How long a page must ask for nothing more until a round is over. It can only be too short, never too long. */
const quiet = 1000;

/**
 * How many requests stand one behind the other until `isThere`: all requests that are out are held back until no
 * further one comes, and then let go together. What waits for another's answer comes a round later.
 */
export async function roundsUntil(page: Page, open: () => Promise<unknown>, isThere: () => Promise<boolean>) {
  const cdp = await page.context().newCDPSession(page);
  let held: { requestId: string; url: string }[] = [];
  let lastAt = performance.now();
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    held.push({ requestId, url: new URL(request.url).pathname });
    lastAt = performance.now();
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const opened = open();
  const rounds: string[][] = [];
  while (!(await isThere())) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (held.length === 0 || performance.now() - lastAt < quiet) continue;
    rounds.push(held.map(({ url }) => url).sort());
    await letGo(cdp, held.splice(0));
  }
  await cdp.send('Fetch.disable');
  await opened;
  held = [];
  return rounds;
}

async function letGo(cdp: CDPSession, requests: { requestId: string }[]): Promise<void> {
  await Promise.all(requests.map(({ requestId }) => cdp.send('Fetch.continueRequest', { requestId })));
}
