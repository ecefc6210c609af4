import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';

/** What `page-probe.js` notes in the page. */
interface PageNotes {
  content: number;
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    academyContent?: string;
    academyNotes?: PageNotes;
  }
}

/** A network and a processor, as Chromium plays them. */
interface Circumstances {
  latency: number;
  /** Bits a second; 0: not bounded. */
  bandwidth: number;
  slowdown: number;
}

/** The figures of a load: milliseconds, kilobytes as sent, requests until the content. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  content: number;
  blocking: number;
  scriptBytes: number;
  bytes: number;
  requests: number;
  scripts: number;
}

export interface Visit {
  url: string;
  token: string;
  /** Of the first element of the content. */
  content: string;
  circumstances: Circumstances;
}

const QUIET = 2000;
const PHONE = { width: 412, height: 915 };

/** Opens the page in a browser that knows nothing. */
export const visitOnce = (browser: Browser, visit: Visit): Promise<Figures> =>
  inFreshBrowser(browser, visit, (context) => load(context, visit));

/** Opens the page in a browser that knows nothing, then once more with what it kept. */
export const visitTwice = (browser: Browser, visit: Visit): Promise<{ cold: Figures; warm: Figures }> =>
  inFreshBrowser(browser, visit, async (context) => ({
    cold: await load(context, visit),
    warm: await load(context, visit),
  }));

async function inFreshBrowser<Found>(
  browser: Browser,
  visit: Visit,
  look: (context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true });
  try {
    await context.addCookies([{ name: 'session', value: visit.token, url: visit.url }]);
    await context.addInitScript((selector) => {
      window.academyContent = selector;
    }, visit.content);
    await context.addInitScript({ path: path.join(import.meta.dirname, 'page-probe.js') });
    return await look(context);
  } finally {
    await context.close();
  }
}

async function load(context: BrowserContext, { url, circumstances }: Visit): Promise<Figures> {
  const page = await context.newPage();
  await throttle(page, circumstances);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window.academyNotes?.content ?? 0) > 0, null, { timeout: 60_000, polling: 100 });
  await page.waitForTimeout(QUIET);
  const { notes, resources } = await page.evaluate(readPage);
  await page.close();
  return figures(notes, resources);
}

async function throttle(page: Page, { latency, bandwidth, slowdown }: Circumstances): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = bandwidth === 0 ? -1 : bandwidth / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Resource {
  url: string;
  start: number;
  bytes: number;
}

function readPage(): { notes: PageNotes; resources: Resource[] } {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const resources = (entries as PerformanceResourceTiming[]).map(({ name, startTime, encodedBodySize }) => ({
    url: name,
    start: startTime,
    bytes: encodedBodySize,
  }));
  const notes = window.academyNotes;
  if (!notes) throw new Error('the page was not probed');
  return { notes, resources };
}

function figures(notes: PageNotes, resources: readonly Resource[]): Figures {
  const { firstPaint, largestPaint, content, longTasks } = notes;
  const before = resources.filter(({ url, start }) => start < content && !url.startsWith('data:'));
  const scripts = before.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  const sum = (some: readonly Resource[]) => some.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const blocking = longTasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((total, { duration }) => total + duration - 50, 0);
  return {
    firstPaint,
    largestPaint,
    content,
    blocking,
    scriptBytes: sum(scripts),
    bytes: sum(before),
    requests: before.length,
    scripts: new Set(scripts.map(({ url }) => url)).size,
  };
}
