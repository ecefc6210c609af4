import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillUsers } from './fill-users.ts';

const FEW = 100;
const MANY = 10_000;
const WARM_UP = 50;
const ASKED = 200;

/** An academy with this many people. */
interface Academy {
  url: string;
  tokens: Record<'admin' | 'leader', string>;
}

interface Question {
  name: string;
  as: keyof Academy['tokens'];
  path: string;
}

const questions: Question[] = [
  { name: 'everybody, newest first', as: 'admin', path: 'users?per_page=10' },
  { name: 'everybody, fifty by name', as: 'admin', path: 'users?per_page=50&sort=name' },
  { name: 'students, newest first', as: 'admin', path: 'users?per_page=10&role=student' },
  { name: 'students by name, third page', as: 'admin', path: 'users?role=student&sort=name&page=3' },
  { name: 'a leader’s team', as: 'leader', path: 'users?per_page=10' },
  { name: 'search among everybody', as: 'admin', path: 'users?search=yusuf' },
];

async function openAcademy(ground: Ground, users: number): Promise<Academy> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `users_${users}`);
  const { url } = await ground.start({ databaseUrl });
  await fillUsers(databaseUrl, users);
  return { url, tokens: { admin: await signInAs({ url }, 'admin'), leader: await signInAs({ url }, 'leader') } };
}

async function ask({ url, tokens }: Academy, { as, path }: Question): Promise<void> {
  const response = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${tokens[as]}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.text();
}

/** Median of each in milliseconds, called in turn. */
async function round(few: Academy, many: Academy, question: Question): Promise<{ few: number; many: number }> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let asked = 0; asked < ASKED; asked += 1)
    for (const [name, academy] of Object.entries({ few, many })) {
      const from = performance.now();
      await ask(academy, question);
      times[name as 'few' | 'many'].push(performance.now() - from);
    }
  return { few: median(times.few), many: median(times.many) };
}

async function measure(few: Academy, many: Academy, runs: number) {
  const found = [];
  for (const question of questions) {
    for (let asked = 0; asked < WARM_UP; asked += 1) await Promise.all([ask(few, question), ask(many, question)]);
    const rounds = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await round(few, many, question));
    found.push({
      ...question,
      few: median(rounds.map((each) => each.few)),
      many: median(rounds.map((each) => each.many)),
      ratio: median(rounds.map((each) => each.many / each.few)),
    });
  }
  return found;
}

/** Measures the list of users, read from the API, with 100 times as many users. */
export async function benchUsers(ground: Ground, runs: number): Promise<void> {
  const [few, many] = [await openAcademy(ground, FEW), await openAcademy(ground, MANY)];
  const found = await measure(few, many, runs);
  const rows = found.map(({ name, few: less, many: more, ratio }) => [name, less, more, ratio]);
  const goals = describeGoals(
    found.map(({ name, ratio }) => ({ name: `${name}, 10,000 to 100 users`, value: ratio, most: 1.3 })),
  );
  const head = ['what is shown', '100 users ms', '10,000 users ms', 'ratio'];
  report('users', { text: `${table(head, rows)}\n\n${goals}`, figures: found });
}
