import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { type Comparison, compare } from '../report/compare.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillGrown, type Grown } from './fill-grown.ts';

const SIZES: Record<'few' | 'many', Grown> = {
  few: { users: 1000, classes: 1000 },
  many: { users: 100_000, classes: 1_000_000 },
};
const MOST_RATIO = 1.5;

/** The requests of the parts of an admin's start page. */
const calls = [
  'statistics/attention',
  'statistics',
  'statistics/classes',
  'statistics/teachers?page=1&per_page=10',
  'statistics/money',
  'posts?page=1&limit=1&status=pending',
  'forms?page=1&limit=1',
  'invoices?state=held&per_page=1',
  'payments/one-time?state=held&per_page=1',
  'own-profile',
];

interface Academy extends CountedAcademy {
  token: string;
}

async function openAcademy(ground: Ground, grown: Grown): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `statistics_${grown.users}`);
  await fillGrown(academy.databaseUrl, grown);
  return { ...academy, token: await signInAs(academy, 'admin') };
}

function describe(found: readonly Comparison[]): string {
  const rows = found.map((each) => [each.name, each.few, each.many, each.ratio, each.statements]);
  const head = ['call', 'young academy ms', 'grown academy ms', 'ratio', 'statements'];
  const goals = found
    .filter(({ name }) => name === PAGE)
    .map(({ name, ratio }) => ({ name: `${name}, grown to young`, value: ratio, most: MOST_RATIO }));
  return `${table(head, rows)}\n\n${describeGoals(goals)}`;
}

const PAGE = 'all parts at once';

/** Measures an admin's start page with 100 times as many users and 1000 times as many classes of former years. */
export async function benchStatistics(ground: Ground, runs: number): Promise<void> {
  const sizes = { few: await openAcademy(ground, SIZES.few), many: await openAcademy(ground, SIZES.many) };
  const statements = ({ proxy }: Academy) => proxy.statements();
  try {
    const found: Comparison[] = [];
    for (const path of calls) {
      const ask = (academy: Academy) => read(academy, academy.token, path);
      found.push(await compare(sizes, { name: path, ask, statements }, runs));
    }
    const ask = async (academy: Academy) => {
      await Promise.all(calls.map((path) => read(academy, academy.token, path)));
    };
    found.push(await compare(sizes, { name: PAGE, ask, statements }, runs));
    report('statistics', { text: describe(found), figures: found });
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}
