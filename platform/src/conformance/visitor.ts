import type { Browser, Page } from 'playwright';
import type { Academy, Role } from './academy.ts';

/** A place of the shell's own, where no remote is mounted. */
export const NEUTRAL = '/dashboard/nowhere';
export type Language = 'en' | 'ar';

const PATIENCE = 20_000;
/** Milliseconds without a request, after which a page is taken to be whole. */
const QUIET = 150;

/** Somebody who is signed in, in a browser of their own. */
export interface Visitor {
  page: Page;
  /** Goes to a path as a link of the shell does, and waits until the page is whole. */
  go: (path: string) => Promise<void>;
  /** What the console, the page and the API complained about since the last call. */
  takeComplaints: () => string[];
  close: () => Promise<void>;
}

interface VisitorOptions {
  role: Role;
  language: Language;
  /** Done before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

function listen(page: Page, url: string): { complaints: string[]; underWay: Set<unknown> } {
  const complaints: string[] = [];
  const underWay = new Set<unknown>();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
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

async function isWhole(page: Page, underWay: Set<unknown>): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.s-kind'), undefined, {
    timeout: PATIENCE,
  });
  const end = performance.now() + PATIENCE;
  let quietSince = performance.now();
  while (performance.now() - quietSince < QUIET && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (underWay.size > 0) quietSince = performance.now();
  }
}

/** Opens the shell for a role, at the neutral place. */
export async function visitorOf(
  browser: Browser,
  academy: Academy,
  { role, language, prepare }: VisitorOptions,
): Promise<Visitor> {
  const locale = language === 'ar' ? 'ar' : 'en-GB';
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: academy.url, locale, viewport, serviceWorkers: 'block' });
  const cookies = { session: await academy.tokenOf(role), language };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: academy.url })));
  await context.addInitScript((chosen) => {
    if (location.origin !== 'null') localStorage.setItem('language', chosen);
  }, language);
  const page = await context.newPage();
  const { complaints, underWay } = listen(page, academy.url);
  await prepare?.(page);
  await page.goto(NEUTRAL);
  await isWhole(page, underWay);
  return {
    page,
    go: async (path) => {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await isWhole(page, underWay);
    },
    takeComplaints: () => complaints.splice(0),
    close: () => context.close(),
  };
}
