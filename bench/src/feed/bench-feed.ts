import { signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { type CountingProxy, openCountingProxy } from '../database/counting-proxy.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals, type Goal } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { startBare } from './bare.ts';
import { fillFeed } from './fill-feed.ts';
import { firstPage, load, type Responding } from './responding.ts';

const FEW = 1000;
const MANY = 1_000_000;
const COUNTED_PAGES = 300;
const WARM_UP = { connections: 4, milliseconds: 2000 };
/** Sequential requests: how long a page takes. */
const ALONE = { connections: 1, milliseconds: 3000 };
/** Concurrent requests of a busy academy: how many pages per second. */
const CROWD = { connections: 16, milliseconds: 4000 };

interface Academy extends Responding {
  databaseUrl: string;
}

/** An academy whose feed has this many posts. */
async function openAcademy(ground: Ground, posts: number, databaseUrl: string): Promise<Academy> {
  const { url } = await ground.start({ databaseUrl });
  await fillFeed(databaseUrl, posts);
  return { url, databaseUrl, token: await signInAsStudent({ url }) };
}

/** SQL statements of a first page, without the server's background work. */
async function statementsPerPage(academy: Responding, proxy: CountingProxy): Promise<number> {
  await firstPage(academy);
  const before = proxy.statements();
  for (let page = 0; page < COUNTED_PAGES; page += 1) await firstPage(academy);
  return (proxy.statements() - before) / COUNTED_PAGES;
}

interface Round {
  few: number;
  many: number;
  api: number;
  bare: number;
}

const figuresOf = (rounds: readonly Round[]) => ({
  few: median(rounds.map(({ few }) => few)),
  many: median(rounds.map(({ many }) => many)),
  growth: median(rounds.map(({ few, many }) => many / few)),
  api: median(rounds.map(({ api }) => api)),
  bare: median(rounds.map(({ bare }) => bare)),
  share: median(rounds.map(({ api, bare }) => api / bare)),
});

function describe(figures: ReturnType<typeof figuresOf>, statements: number): string {
  const { few, many, growth, api, bare, share } = figures;
  const pages = table(
    ['first page', 'ms', 'ratio'],
    [
      ['of 1,000 posts', few, 1],
      ['of 1,000,000 posts', many, growth],
    ],
  );
  const rates = table(
    ['of 1,000,000 posts, 16 connections', 'pages/s', 'ratio'],
    [
      ['node:http and pg', bare, 1],
      ['API', api, share],
    ],
  );
  const goals: Goal[] = [
    { name: 'first page of 1,000,000 posts to 1,000', value: growth, most: 1.3 },
    { name: 'SQL statements a page, with those of the jobs meanwhile', value: statements, most: 1.05 },
    { name: 'API to bare handler', value: share, least: 0.7 },
  ];
  return [pages, rates, describeGoals(goals)].join('\n\n');
}

/**
 * Compares the feed's first page of an academy with few posts and one with many, in turns; then the one with many and a
 * bare node:http and pg handler that runs the same statement.
 */
export async function benchFeed(ground: Ground, runs: number): Promise<void> {
  const fewUrl = await createDatabase(ground.databaseUrl, 'feed_few');
  const manyUrl = await createDatabase(ground.databaseUrl, 'feed_many');
  const proxy = await openCountingProxy(fewUrl);
  try {
    const few = await openAcademy(ground, FEW, fewUrl);
    const many = await openAcademy(ground, MANY, manyUrl);
    const counted = { url: (await ground.start({ databaseUrl: proxy.url })).url, token: few.token };
    const statements = await statementsPerPage(counted, proxy);
    const bare = await startBare(many.databaseUrl, many);
    try {
      for (const each of [few, many, bare]) load(each, WARM_UP);
      const rounds = Array.from({ length: runs }, () => ({
        few: load(few, ALONE).time,
        many: load(many, ALONE).time,
        bare: load(bare, CROWD).rate,
        api: load(many, CROWD).rate,
      }));
      report('feed', { text: describe(figuresOf(rounds), statements), figures: { statements, rounds } });
    } finally {
      bare.stop();
    }
  } finally {
    proxy.close();
  }
}
