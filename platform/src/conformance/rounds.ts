import type { Locator } from 'playwright';

/** How long a page must request nothing more until a round ends. It can only be too short, never too long. */
const QUIET = 1000;
/** Text is shown without waiting for them. */
const WAITED_FOR_BY_NOBODY = new Set(['Font', 'Image']);

/**
 * Opens a page and counts how many requests depend on each other until `content` is visible: all running requests are
 * held until no further one comes, and then released together; a request that needs another's response comes a round
 * later.
 * @returns the paths of each round.
 */
export async function roundsUntil(content: Locator, open: () => Promise<unknown>, quiet = QUIET): Promise<string[][]> {
  const cdp = await content.page().context().newCDPSession(content.page());
  const release = (requestId: string) => cdp.send('Fetch.continueRequest', { requestId }).catch(() => {});
  const held = new Map<string, string>();
  let lastAt = performance.now();
  cdp.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    if (WAITED_FOR_BY_NOBODY.has(resourceType)) return void release(requestId);
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
