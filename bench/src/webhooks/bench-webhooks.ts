import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../platform/scripts/postgres.mjs';
import type { Ground } from '../academy/ground.ts';
import { root } from '../academy/places.ts';
import { createDatabase } from '../database/create-database.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { sendEvents, type Taker } from './send-events.ts';

const WARM_UP = 200;
const COUNT = 1000;
const CONNECTIONS = 4;

interface Bare extends Taker {
  stop: () => void;
}

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

async function startBare(databaseUrl: string, secret: string): Promise<Bare> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'bare-webhooks.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), SECRET: secret },
  });
  for (let attempt = 0; attempt < 100 && !(await isUp(url)); attempt += 1) await pause(100);
  return { url, stop: () => void child.kill() };
}

/** The secret of the sandbox's events, and a purchase of the demo that they refer to. */
async function readSandbox(databaseUrl: string): Promise<{ secret: string; purchaseId: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ value: string; id: string }>(
    `select value, (select min(id) from purchases where state = 'active') as id from secrets where name = 'payment-sandbox-webhooks'`,
  );
  await client.end();
  const [found] = rows;
  if (!found) throw new Error('the academy has no sandbox of payments');
  return { secret: `whsec_${found.value}`, purchaseId: Number(found.id) };
}

const at = (times: readonly number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
const figuresOf = (times: readonly number[]) => ({ p50: at(times, 0.5), p99: at(times, 0.99) });

/**
 * Compares payment events, each stored once with its job, with a bare handler that only verifies and stores; in turns,
 * on the same database server. The jobs of the events run meanwhile.
 */
export async function benchWebhooks(ground: Ground, runs: number): Promise<void> {
  const databaseUrl = await createDatabase(ground.databaseUrl, 'webhooks');
  const academy = await ground.start({ databaseUrl });
  const { secret, purchaseId } = await readSandbox(databaseUrl);
  const bare = await startBare(databaseUrl, secret);
  try {
    const takers = { api: { url: `${academy.url}/api/webhooks/stripe` }, bare };
    const sending = { secret, purchaseId, connections: CONNECTIONS };
    for (const taker of Object.values(takers)) await sendEvents(taker, { ...sending, count: WARM_UP });
    const rounds: Record<keyof typeof takers, ReturnType<typeof figuresOf>>[] = [];
    for (let run = 0; run < runs; run += 1)
      rounds.push({
        bare: figuresOf(await sendEvents(takers.bare, { ...sending, count: COUNT })),
        api: figuresOf(await sendEvents(takers.api, { ...sending, count: COUNT })),
      });
    const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
    const ratio = middle(({ api, bare }) => api.p99 / bare.p99);
    const rows = [
      ['node:http, signature and pg', middle(({ bare }) => bare.p50), middle(({ bare }) => bare.p99), 1],
      ['API', middle(({ api }) => api.p50), middle(({ api }) => api.p99), ratio],
    ];
    const head = [`${COUNT} reports, ${CONNECTIONS} connections`, 'p50 ms', 'p99 ms', 'ratio of p99'];
    report('webhooks', { text: table(head, rows), figures: rounds });
  } finally {
    bare.stop();
  }
}
