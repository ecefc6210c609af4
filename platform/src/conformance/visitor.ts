import type { BrowserContext, Page } from 'playwright';
import type { Academy, Role } from './academy.ts';

/** A page of the shell, on which no remote is mounted. */
export const NEUTRAL = '/dashboard/nowhere';
/** A page of the shell without the dashboard's frame. */
export const FRAMELESS = '/auth/confirm-email';
export type Language = 'en' | 'ar';

const PATIENCE = 20_000;
/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 150;
/** A screen shared by two addresses keeps its heading: after this time the page counts as the new one. */
const SAME_HEADING_MS = 1500;

/** A signed-in user in a separate browser. */
export interface Visitor {
  page: Page;
  /** Navigates to a path as a link of the shell does, and waits until the page is loaded. */
  go: (path: string) => Promise<void>;
  /** Waits until no request to the academy is running. */
  untilQuiet: () => Promise<void>;
  /** Errors of the console, the page and the API since the last call. */
  takeComplaints: () => string[];
}

export interface VisitorOptions {
  role: Role;
  language: Language;
  /** By default the system's look. */
  theme?: 'light' | 'dark';
  /** Called before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Messages that are about no screen: those of the browser library, and those because a slow machine used late what the
 * first page had preloaded.
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
 * Waits for a heading that was not there before, for the end of skeletons, and for a network without requests.
 * @throws Error that names the page if it takes longer than any page may.
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
  // Data left over from the page before must not count as the page's own.
  await page.evaluate(() => void Reflect.deleteProperty(window, 'left'));
}

/** Navigates to a path as a link of the shell does, without waiting. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    Object.assign(window, { left: { heading: document.querySelector('h1'), at: performance.now() } });
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens the shell for a role in a context that others may have used before, on the page without remotes. */
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
