import type { Role } from './academy.ts';
import { roundsUntil } from './rounds.ts';
import type { Visit } from './seats.ts';

/** Milliseconds: on the machine itself, what follows a response follows at once. */
const QUIET = 300;

/**
 * Requests that stand one behind the other until the content of each page is seen by somebody who was here before. On a
 * busy machine what follows late counts as a further round: there it may be too many, never too few.
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
