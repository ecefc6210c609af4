import { signInAs } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { fillClasses } from '../classes/fill-classes.ts';
import { type CountingProxy, openCountingProxy } from '../database/counting-proxy.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';

const FEW = 1000;
const MANY = 1_000_000;
const WARM_UP = 50;
const ASKED = 200;

/** An academy of its own with so many classes. */
interface Academy {
  url: string;
  token: string;
  teacherId: string;
  /** Between API and database. */
  proxy: CountingProxy;
}

const questions = [
  { name: 'an open month of 60 classes', path: (id: string) => `teacher-salaries/${id}/months/2026-03` },
  { name: 'a closed month of 60 classes', path: (id: string) => `teacher-salaries/${id}/months/2026-02` },
  { name: 'statistics of twelve months', path: () => 'teacher-statistics?month=2026-03' },
];
type Question = (typeof questions)[number];

async function openAcademy(ground: Ground, classes: number): Promise<Academy> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `salaries_${classes}`);
  const proxy = await openCountingProxy(databaseUrl);
  const { url } = await ground.start({ databaseUrl: proxy.url });
  await fillClasses(databaseUrl, classes);
  const token = await signInAs({ url }, 'teacher');
  const profile = await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await profile.json()) as { data: { user: { id: string } } };
  return { url, token, teacherId: data.user.id, proxy };
}

async function ask({ url, token, teacherId }: Academy, { path }: Question): Promise<void> {
  const address = `${url}/api/${path(teacherId)}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.text();
}

/** Milliseconds of both, the middle of many, asked in turn. */
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

/** How many statements one call needs, those that ask whether the viewer may see it among them. */
async function statementsOf(academy: Academy, question: Question): Promise<number> {
  const before = academy.proxy.statements();
  for (let asked = 0; asked < ASKED; asked += 1) await ask(academy, question);
  return (academy.proxy.statements() - before) / ASKED;
}

async function measure(few: Academy, many: Academy, question: Question, runs: number) {
  for (let asked = 0; asked < WARM_UP; asked += 1) await Promise.all([ask(few, question), ask(many, question)]);
  const rounds = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await round(few, many, question));
  return {
    name: question.name,
    few: median(rounds.map((each) => each.few)),
    many: median(rounds.map((each) => each.many)),
    ratio: median(rounds.map((each) => each.many / each.few)),
    statements: await statementsOf(many, question),
  };
}

/** A teacher's salary month with a thousand times as many classes in the database, from the API. */
export async function benchSalaries(ground: Ground, runs: number): Promise<void> {
  const [few, many] = [await openAcademy(ground, FEW), await openAcademy(ground, MANY)];
  try {
    const found = [];
    for (const question of questions) found.push(await measure(few, many, question, runs));
    const rows = found.map(({ name, few: less, many: more, ratio, statements }) => [
      name,
      less,
      more,
      ratio,
      statements,
    ]);
    const goals = describeGoals(
      found.map(({ name, ratio }) => ({ name: `${name}, 1,000,000 to 1,000 classes`, value: ratio, most: 1.3 })),
    );
    const head = ['what is shown', '1,000 classes ms', '1,000,000 classes ms', 'ratio', 'statements'];
    report('salaries', { text: `${table(head, rows)}\n\n${goals}`, figures: found });
  } finally {
    for (const { proxy } of [few, many]) proxy.close();
  }
}
