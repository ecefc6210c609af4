import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillLeads } from './fill-leads.ts';

const FEW = 1000;
const MANY = 100_000;
const WARM_UP = 50;
const ASKED = 200;

const questions = [
  { name: 'all, newest first', path: 'leads?per_page=10' },
  { name: 'all, fifty', path: 'leads?per_page=50' },
  { name: 'new ones', path: 'leads?per_page=10&status=new' },
  { name: 'lost ones, third page', path: 'leads?per_page=10&status=lost&page=3' },
];

type Ask = (path: string) => Promise<void>;

async function openAcademy(ground: Ground, leads: number): Promise<Ask> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `leads_${leads}`);
  const academy = await ground.start({ databaseUrl });
  await fillLeads(databaseUrl, leads);
  const headers = { authorization: `Bearer ${await signInAs(academy, 'admin')}` };
  return async (path) => {
    const response = await fetch(`${academy.url}/api/${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.text();
  };
}

async function took(ask: Ask, path: string): Promise<number> {
  const from = performance.now();
  await ask(path);
  return performance.now() - from;
}

/** Median of each in milliseconds, called in turn. */
async function round(asks: readonly [Ask, Ask], path: string): Promise<{ few: number; many: number }> {
  const times: [number[], number[]] = [[], []];
  for (let asked = 0; asked < ASKED; asked += 1) {
    times[0].push(await took(asks[0], path));
    times[1].push(await took(asks[1], path));
  }
  return { few: median(times[0]), many: median(times[1]) };
}

/** Measures the list of leads, read from the API, with 100 times as many leads. */
export async function benchLeads(ground: Ground, runs: number): Promise<void> {
  const asks = [await openAcademy(ground, FEW), await openAcademy(ground, MANY)] as const;
  const found = [];
  for (const { name, path } of questions) {
    for (let asked = 0; asked < WARM_UP; asked += 1) await Promise.all(asks.map((ask) => ask(path)));
    const rounds = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await round(asks, path));
    const few = median(rounds.map((each) => each.few));
    const many = median(rounds.map((each) => each.many));
    found.push({ name, few, many, ratio: median(rounds.map((each) => each.many / each.few)) });
  }
  const rows = found.map(({ name, few, many, ratio }) => [name, few, many, ratio]);
  const goals = found.map(({ name, ratio }) => ({ name: `${name}, 100,000 to 1,000 leads`, value: ratio, most: 1.3 }));
  const head = ['what is shown', '1,000 leads ms', '100,000 leads ms', 'ratio'];
  report('leads', { text: `${table(head, rows)}\n\n${describeGoals(goals)}`, figures: found });
}
