import type { BrowserContext, Page } from 'playwright';
import type { Academy, Role } from './academy.ts';

/** A place of the shell's own, where no remote is mounted. */
export const NEUTRAL = '/dashboard/nowhere';
/** A page of the shell's own without the dashboard's frame. */
export const FRAMELESS = '/auth/confirm-email';
export type Language = 'en' | 'ar';

const PATIENCE = 20_000;
/** Milliseconds without a request, after which a page is taken to be whole. */
const QUIET = 150;
/** A screen that two addresses share keeps its heading: after so long the page is taken to be the new one. */
const SAME_HEADING_MS = 1500;

/** A signed-in user in a separate browser. */
export interface Visitor {
  page: Page;
  /** Goes to a path as a link of the shell does, and waits until the page is whole. */
  go: (path: string) => Promise<void>;
  /** Waits until no request to the academy is running. */
  untilQuiet: () => Promise<void>;
  /** Complaints of the console, the page and the API since the last call. */
  takeComplaints: () => string[];
}

export interface VisitorOptions {
  role: Role;
  language: Language;
  /** The system's look unless it is said. */
  theme?: 'light' | 'dark';
  /** Done before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * About no screen: what the browser library says itself, and that a slow machine came late to what the first page had
 * asked for ahead.
 */
const OF_NOBODY = /^Service Worker registration blocked by Playwright|was preloaded using link preload but not used/;

function listen(page: Page, url: string): { complaints: string[]; underWay: Set<unknown> } {
  const complaints: string[] = [];
  const underWay = new Set<unknown>();
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !OF_NOBODY.test(message.text()))
      complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (request.url().startsWith(url)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { complaints, underWay };
}

async function isQuiet(underWay: Set<unknown>): Promise<void> {
  const end = performance.now() + PATIENCE;
  let quietSince = performance.now();
  while (performance.now() - quietSince < QUIET && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (underWay.size > 0) quietSince = performance.now();
  }
}

/**
 * Waits for a heading that was not there before, for the end of skeletons, and for silence on the network.
 * @throws Error that names the page, where it takes longer than any page may.
 */
async function isWhole(page: Page, underWay: Set<unknown>): Promise<void> {
  const hasContent = page.waitForFunction(
    (longest) => {
      const { left } = window as unknown as { left?: { heading: Element | null; at: number } };
      const heading = document.querySelector('h1');
      const isNew = heading !== left?.heading || performance.now() - left.at > longest;
      return heading && isNew && !document.querySelector('.s-kind');
    },
    SAME_HEADING_MS,
    { timeout: PATIENCE, polling: 100 },
  );
  await hasContent.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
    const { pathname } = new URL(page.url());
    throw new Error(`${pathname} was not whole within ${PATIENCE / 1000} s; on a busy machine, run the check again`);
  });
  await isQuiet(underWay);
  // Data kept from the page before must not count as the page's own.
  await page.evaluate(() => void Reflect.deleteProperty(window, 'left'));
}

/** Goes to a path as a link of the shell does, and does not wait. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    Object.assign(window, { left: { heading: document.querySelector('h1'), at: performance.now() } });
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens the shell for a role in a context that others may have used before, at the neutral place. */
export async function visitIn(
  context: BrowserContext,
  academy: Academy,
  { role, language, theme, prepare }: VisitorOptions,
): Promise<Visitor> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: academy.url, storageTypes: 'all' });
  await cdp.detach();
  await context.clearCookies();
  const stored = { language, ...(theme && { 'color-theme': theme }) };
  const cookies = { session: await academy.tokenOf(role), ...stored };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: academy.url })));
  await page.addInitScript((entries) => {
    if (location.origin === 'null') return;
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
  const { complaints, underWay } = listen(page, academy.url);
  await prepare?.(page);
  await page.goto(NEUTRAL);
  await isWhole(page, underWay);
  return {
    page,
    go: async (path) => {
      await goWithin(page, path);
      await isWhole(page, underWay);
    },
    untilQuiet: () => isQuiet(underWay),
    takeComplaints: () => complaints.splice(0),
  };
}
