import type { Page } from 'playwright/test';

export interface Transfer {
  url: string;
  type: string;
  /** Bytes as transferred, without headers. */
  bytes: number;
  encoding: string;
}

/** Records every complete response of the page's own server, until the returned function is called. */
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
