import type { Role } from './academy.ts';
import { roundsUntil } from './rounds.ts';
import type { Visit } from './seats.ts';

/** Milliseconds: on the same machine, a request that needs a response follows it at once. */
const QUIET = 300;

/**
 * The number of dependent requests until a returning user sees the content of each page. On a busy machine a late
 * request counts as a further round: the number may be too high there, never too low.
 */
export function roundTripsOf(visit: Visit, role: Role, paths: readonly string[], step: () => void): Promise<number[]> {
  return visit({ role, language: 'en' }, async ({ page, go }) => {
    for (const path of paths) await go(path);
    const cdp = await page.context().newCDPSession(page);
    const trips: number[] = [];
    for (const path of paths) {
      await page.goto('about:blank');
      await cdp.send('Network.clearBrowserCache');
      const content = page.locator('h1').first();
      const rounds = await roundsUntil(content, () => page.goto(path, { waitUntil: 'commit' }), QUIET);
      trips.push(rounds.length);
      step();
    }
    return trips;
  });
}
