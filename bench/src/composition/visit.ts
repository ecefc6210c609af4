import path from 'node:path';
import type { BrowserContext, CDPSession } from 'playwright';
import { inProfile } from '../chromium/launch.ts';
import { followThread } from '../chromium/page-thread.ts';
import { type Figures, type PageNotes, type Resource, toFigures } from './figures.ts';

declare global {
  interface Window {
    academyContent?: string;
    academyNotes?: PageNotes;
  }
}

/** A network and a processor that Chromium simulates. */
interface Circumstances {
  latency: number;
  /** Bits per second; 0: unlimited. */
  bandwidth: number;
  slowdown: number;
}

export interface Visit {
  url: string;
  token: string;
  /** The time when the first element of the content appeared. */
  content: string;
  circumstances: Circumstances;
  /** Hashes of public keys to trust. */
  trusted?: readonly string[];
}

/** The first, second and fourth visit: by the fourth the browser has stored compiled code. */
export interface Visits {
  cold: Figures;
  second: Figures;
  warm: Figures;
}

/** Waits after the content, so that later work is measured too and the browser can store compiled code. */
const QUIET = 2000;
/** A new page causes work in the browser itself. */
const SETTLE = 1000;
const PHONE = { width: 412, height: 915 };

/** Opens the page in a browser with an empty profile. */
export const visitOnce = (visit: Visit): Promise<Figures> => inFreshBrowser(visit, (context) => load(context, visit));

/** Opens the page in a browser with an empty profile, then again with what it stored. */
export const visitFourTimes = (visit: Visit): Promise<Visits> =>
  inFreshBrowser(visit, async (context) => {
    const [cold, second] = [await load(context, visit), await load(context, visit)];
    await load(context, visit);
    return { cold, second, warm: await load(context, visit) };
  });

const inFreshBrowser = <Found>(
  { url, token, content, trusted }: Visit,
  look: (context: BrowserContext) => Promise<Found>,
): Promise<Found> =>
  inProfile({ viewport: PHONE, trusted }, async (context) => {
    await context.addCookies([{ name: 'session', value: token, url }]);
    await context.addInitScript((selector) => {
      window.academyContent = selector;
    }, content);
    await context.addInitScript({ path: path.join(import.meta.dirname, 'page-probe.js') });
    return look(context);
  });

async function load(context: BrowserContext, { url, circumstances }: Visit): Promise<Figures> {
  const page = await context.newPage();
  await page.waitForTimeout(SETTLE);
  const thread = await followThread(page);
  await throttle(thread.session, circumstances);
  const hasContent = thread.timeWhen('content');
  const [toContent] = await Promise.all([hasContent, page.goto(url, { waitUntil: 'commit' })]);
  await page.waitForTimeout(QUIET);
  const inAll = await thread.time();
  const { notes, resources } = await page.evaluate(readPage);
  await page.close();
  return { ...toFigures(notes, resources), processor: toContent.task, processorInAll: inAll.task };
}

async function throttle(session: CDPSession, { latency, bandwidth, slowdown }: Circumstances): Promise<void> {
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
