import pg from 'pg';
import type { Browser, CDPSession } from 'playwright';
import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { launchChromium } from '../chromium/launch.ts';
import { createDatabase } from '../database/create-database.ts';

export const CLASSES = 100;
const SLOWDOWN = 4;
const QUIET = 2500;

/** Milliseconds of the page's thread. */
export interface Opening {
  script: number;
  /** Style, layout and paint too. */
  task: number;
}

/** Gives the demo's teacher so many classes of 2040-03-01 to 25, four a day. */
async function addClasses(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into classes (student_id, teacher_id, class_number, starts_at, title, ends_at, wall_time, zone, material_id)
     select s.id, t.id, 10000 + n, at, 'Tajweed', at + interval '30 minutes', to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
       'UTC', (select min(id) from materials)
     from generate_series(0, $1::int - 1) n
     cross join lateral (select timestamptz '2040-03-01 12:00Z' + (n / 4) * interval '1 day' + (n % 4) * interval '1 hour' as at) a
     join users t on t.email = 'teacher@academy.test' join users s on s.email = 'student@academy.test'`,
    [CLASSES],
  );
  await client.end();
}

async function metricsOf(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

const since = (before: Record<string, number>, after: Record<string, number>, name: string) =>
  (after[name] ?? 0) - (before[name] ?? 0);

/** Opens the calendar from the menu, leaves it, and opens it again on a slow processor. */
async function openOnce(browser: Browser, url: string, token: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    const go = (path: string) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    const open = async () => {
      await go('/dashboard/calendar?date=2040-03-10');
      await page.locator('.calendar-more').nth(20).waitFor();
    };
    await page.goto(`${url}/dashboard/timeline`);
    await page.getByRole('article').first().waitFor();
    await open();
    await go('/dashboard/timeline');
    await page.getByRole('article').first().waitFor();
    const cdp = await context.newCDPSession(page);
    // Of the thread alone: a machine that is busy otherwise does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.waitForTimeout(QUIET);
    const before = await metricsOf(cdp);
    await open();
    await page.waitForTimeout(QUIET / 2);
    const after = await metricsOf(cdp);
    return { script: since(before, after, 'ScriptDuration'), task: since(before, after, 'TaskDuration') };
  } finally {
    await context.close();
  }
}

export async function openCalendar(ground: Ground, runs: number): Promise<Opening[]> {
  const databaseUrl = await createDatabase(ground.databaseUrl, 'calendar_browser');
  const { url } = await ground.start({ databaseUrl });
  await addClasses(databaseUrl);
  const token = await signInAs({ url }, 'teacher');
  const browser = await launchChromium();
  try {
    const found: Opening[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await openOnce(browser, url, token));
    return found;
  } finally {
    await browser.close();
  }
}
