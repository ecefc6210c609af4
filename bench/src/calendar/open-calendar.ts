import pg from 'pg';
import type { Browser, CDPSession } from 'playwright';
import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { launchChromium } from '../chromium/launch.ts';
import { createDatabase } from '../database/create-database.ts';

export const CLASSES = 100;
export const SLOWDOWN = 4;
const QUIET = 2500;

/** Milliseconds of the page's main thread. */
interface Opening {
  script: number;
  /** With style, layout and paint. */
  task: number;
}

export interface Openings {
  /** CPU time at full speed, times `SLOWDOWN`. */
  multiplied: Opening;
  /** Measured by the clock in the slowed-down browser, so waiting for other processes counts too. */
  slowedDown: Opening;
}

/** Gives the demo teacher this many classes from 2040-03-01 to 25, four a day. */
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

const DATE = '2040-03-10';
/** Each day with classes. */
const FULL_DAYS = 25;

/** Opens the calendar from the feed, goes back, and opens it again. */
async function openAgain(browser: Browser, url: string, token: string, rate: number): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    const go = (path: string) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    const links = page.locator('.calendar-more');
    await page.goto(`${url}/dashboard/timeline`);
    await page.getByRole('article').first().waitFor();
    await go(`/dashboard/calendar?date=${DATE}`);
    await links.nth(FULL_DAYS - 1).waitFor();
    await go('/dashboard/timeline');
    await page.getByRole('article').first().waitFor();
    // After it starts, the worker stores the files of the first visit; that work is not part of opening a page.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const cdp = await context.newCDPSession(page);
    // Only time of the thread counts: other load on the machine does not.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.waitForTimeout(QUIET);
    const before = await metricsOf(cdp);
    await go(`/dashboard/calendar?date=${DATE}`);
    // No polling meanwhile: it would run script in the measured thread.
    await page.waitForTimeout(QUIET);
    const after = await metricsOf(cdp);
    const shown = await links.count();
    if (shown !== FULL_DAYS) throw new Error(`${shown} of ${FULL_DAYS} days have their link by now`);
    return { script: since(before, after, 'ScriptDuration'), task: since(before, after, 'TaskDuration') };
  } finally {
    await context.close();
  }
}

const times = (by: number, { script, task }: Opening): Opening => ({ script: script * by, task: task * by });

export async function openCalendar(ground: Ground, runs: number): Promise<Openings[]> {
  const databaseUrl = await createDatabase(ground.databaseUrl, 'calendar_browser');
  const { url } = await ground.start({ databaseUrl });
  await addClasses(databaseUrl);
  const token = await signInAs({ url }, 'teacher');
  const browser = await launchChromium();
  try {
    const found: Openings[] = [];
    for (let run = 0; run < runs; run += 1)
      found.push({
        multiplied: times(SLOWDOWN, await openAgain(browser, url, token, 1)),
        slowedDown: await openAgain(browser, url, token, SLOWDOWN),
      });
    return found;
  } finally {
    await browser.close();
  }
}
