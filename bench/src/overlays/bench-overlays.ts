import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { launchChromium } from '../chromium/launch.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { openOverlays, SLOWDOWN } from './open-overlays.ts';

/** Measures the processor time of opening a menu, a dialog and a panel whose code is there. */
export async function benchOverlays(ground: Ground, runs: number): Promise<void> {
  const { url } = await ground.start({ databaseUrl: await createDatabase(ground.databaseUrl, 'overlays') });
  const browser = await launchChromium();
  try {
    const opened = await openOverlays(browser, url, await signInAs({ url }, 'super-admin'), runs);
    const goals = Object.entries(opened).map(([name, times]) => ({
      name: `opening a ${name}, ms at ${SLOWDOWN} times slower`,
      value: median(times),
      most: 100,
    }));
    report('overlays', { text: describeGoals(goals), figures: { opened } });
  } finally {
    await browser.close();
  }
}
