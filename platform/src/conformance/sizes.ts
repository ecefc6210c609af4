import type { Browser } from 'playwright';
import { screenSizes } from '../build/screen-budget.ts';
import type { Academy, Role } from './academy.ts';
import { roundsUntil } from './rounds.ts';
import { visitorOf } from './visitor.ts';

/** Milliseconds: on the machine itself, what follows a response follows at once. */
const QUIET = 300;

/** Requests that stand one behind the other until the content of a page is seen by somebody who was here before. */
export async function roundTripsOf(browser: Browser, academy: Academy, path: string, role: Role): Promise<number> {
  const visitor = await visitorOf(browser, academy, { role, language: 'en' });
  await visitor.go(path);
  await visitor.page.goto('about:blank');
  const cdp = await visitor.page.context().newCDPSession(visitor.page);
  await cdp.send('Network.clearBrowserCache');
  const content = visitor.page.locator('h1').first();
  const rounds = await roundsUntil(content, () => visitor.page.goto(path, { waitUntil: 'commit' }), QUIET);
  await visitor.close();
  return rounds.length;
}

export { screenSizes };
