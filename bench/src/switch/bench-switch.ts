import path from 'node:path';
import type { Page } from 'playwright';
import { type AcademyServer, signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { inProfile } from '../chromium/launch.ts';
import { followThread } from '../chromium/page-thread.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals, type Goal } from '../report/goal.ts';
import { median, percentile } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillUsers } from '../users/fill-users.ts';
import { type Stop, type Switch, stops, switchTo } from './switch-screens.ts';

const SLOWDOWN = 4;
const ROUNDS_A_RUN = 4;
const PEOPLE = 60;
const DESK = { width: 1280, height: 900 };

async function openAcademy(ground: Ground): Promise<AcademyServer> {
  const databaseUrl = await createDatabase(ground.databaseUrl, 'switch');
  const server = await ground.start({ databaseUrl });
  await fillUsers(databaseUrl, PEOPLE);
  return server;
}

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('list:users-student', JSON.stringify({ perPage: 20 })));
  await page.addInitScript({ path: path.join(import.meta.dirname, 'switch-probe.js') });
  await page.goto(`${url}/dashboard/messaging`);
  await page
    .locator(stops[0]?.link ?? '')
    .first()
    .waitFor();
}

/** Each screen is visited once before, so that code and data are cached. */
async function measure(url: string, token: string, rounds: number): Promise<Map<Stop, Switch[]>> {
  const found = new Map<Stop, Switch[]>(stops.map((stop) => [stop, []]));
  await inProfile({ viewport: DESK }, async (context) => {
    await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    const thread = await followThread(page);
    await openDashboard(page, url);
    for (const stop of stops) await switchTo(page, thread, stop);
    await thread.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (let round = 0; round < rounds; round += 1)
      for (const stop of stops) found.get(stop)?.push(await switchTo(page, thread, stop));
  });
  return found;
}

const HEAD = [
  `to, ${SLOWDOWN} × CPU`,
  'response p50',
  'response p95',
  'content p50',
  'content p95',
  'longest task p95',
  'CPU p50',
  'script p50',
  'style p50',
  'layout p50',
];

function row({ name }: Stop, switches: readonly Switch[]): (string | number)[] {
  const of = (what: keyof Switch) => switches.map((each) => each[what]);
  const clock = (['response', 'content'] as const).flatMap((what) => [median(of(what)), percentile(of(what), 95)]);
  const thread = (['task', 'script', 'style', 'layout'] as const).map((what) => median(of(what)));
  return [name, ...[...clock, percentile(of('longestTask'), 95), ...thread].map((time) => Math.round(time))];
}

function goalsOf({ name }: Stop, switches: readonly Switch[]): Goal[] {
  const isLarge = name === 'feed' || name === 'list of 20';
  const content = switches.map((each) => each.content);
  return [
    {
      name: `${name}, response p95, ms`,
      value: percentile(
        switches.map((each) => each.response),
        95,
      ),
      most: 50,
    },
    { name: `${name}, content p50, ms`, value: median(content), most: isLarge ? 150 : 100 },
    ...(isLarge ? [{ name: `${name}, content p95, ms`, value: percentile(content, 95), most: 250 }] : []),
  ];
}

/** Measures from the click on a link to the painted screen with code and data cached: an admin on a slow processor. */
export async function benchSwitch(ground: Ground, runs: number): Promise<void> {
  const server = await openAcademy(ground);
  const found = await measure(server.url, await signInAs(server, 'admin'), runs * ROUNDS_A_RUN);
  const rows = [...found].map(([stop, switches]) => row(stop, switches));
  const goals = describeGoals([...found].flatMap(([stop, switches]) => goalsOf(stop, switches)));
  const figures = Object.fromEntries([...found].map(([{ name }, switches]) => [name, switches]));
  report('switch', { text: `${table(HEAD, rows)}\n\n${goals}`, figures });
}
