import type { Browser, BrowserContext } from 'playwright';
import type { Academy } from './academy.ts';
import { type Visitor, type VisitorOptions, visitIn } from './visitor.ts';

const VIEWPORT = { width: 1280, height: 800 };

/** Opens the academy for a role, and closes it. */
export type Visit = <T>(options: VisitorOptions, work: (visitor: Visitor) => Promise<T>) => Promise<T>;

/**
 * Contexts of one browser, each for one visitor at a time; later visitors wait. They stay warm: code that one visitor
 * loaded and compiled is there for the next, who finds no other traces of the one before.
 */
export function seatsIn(browser: Browser, academy: Academy, count: number): Visit {
  const open = () =>
    browser.newContext({ baseURL: academy.url, locale: 'en-GB', viewport: VIEWPORT, serviceWorkers: 'block' });
  const free: (() => Promise<BrowserContext>)[] = Array.from({ length: count }, () => open);
  const waiting: ((seat: BrowserContext) => void)[] = [];
  const giveBack = (seat: BrowserContext) => {
    const next = waiting.shift();
    if (next) next(seat);
    else free.push(async () => seat);
  };
  return async (options, work) => {
    const seat = await (free.shift()?.() ?? new Promise<BrowserContext>((take) => waiting.push(take)));
    try {
      return await work(await visitIn(seat, academy, options));
    } finally {
      for (const page of seat.pages()) await page.close();
      giveBack(seat);
    }
  };
}
