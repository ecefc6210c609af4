import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type AcademyServer, signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median, percentile } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fillFamily } from './fill-families.ts';
import { startMailSink } from './mail-sink.ts';
import { makeClass } from './moved-class.ts';

const FEW = 100;
const MANY = 10_000;
const MOVES = 5;
const CALLS = 400;
const CALLS_A_SECOND = 20;
const PATHS = ['profile', 'posts?page=1&limit=20', 'notifications?page=1&limit=10', 'classes?status=scheduled&page=1'];
const LONGEST_MS = 30 * 60_000;

const withDatabase = async <Found>(url: string, work: (client: pg.Client) => Promise<Found>): Promise<Found> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

/** Deliveries are due a day later, so nothing is sent while actions are measured. */
const holdAll = (databaseUrl: string) =>
  withDatabase(databaseUrl, (client) =>
    client.query(`update deliveries set due_at = now() + interval '1 day' where due_at is not null`),
  );
const deleteAll = (databaseUrl: string) =>
  withDatabase(databaseUrl, (client) => client.query('delete from deliveries'));

/**
 * Milliseconds per row of one action that notifies a family of this size, on its own database; the last action's
 * deliveries wait.
 */
async function queueing(ground: Ground, count: number, moves: number) {
  const databaseUrl = await createDatabase(ground.databaseUrl, `deliveries_${count}`);
  const env = { CLASS_CLOCK: '0', MEETINGS: 'none' };
  const academy = await ground.start({ databaseUrl, env });
  await fillFamily(databaseUrl, count);
  const { move } = await makeClass(academy);
  const times: number[] = [];
  for (let done = 0; done < moves; done += 1) {
    await deleteAll(databaseUrl);
    times.push(await move());
    await holdAll(databaseUrl);
  }
  await academy.stop();
  return { databaseUrl, perRow: median(times) / count };
}

/** The 95th percentile of another user's calls, at a steady rate. */
async function othersP95({ url }: AcademyServer, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string) => {
    const from = performance.now();
    const response = await fetch(`${url}/api/${path}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return performance.now() - from;
  };
  const asked: Promise<number>[] = [];
  for (let sent = 0; sent < CALLS; sent += 1) {
    asked.push(ask(PATHS[sent % PATHS.length] ?? ''));
    await pause(1000 / CALLS_A_SECOND);
  }
  return percentile(await Promise.all(asked), 95);
}

/** Makes all that is queued due now. */
const release = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (client) => {
    await client.query('update deliveries set due_at = now() where due_at is not null');
    await client.query(`select pg_notify('academy_deliveries', '0')`);
  });

/** How many are sent and how many still wait, without those that wait for the end of quiet hours (D82). */
const countOf = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (client) => {
    const text = `select count(*) filter (where status = 'sent')::int as sent,
      count(due_at) filter (where status <> 'held')::int as waiting from deliveries`;
    return (await client.query<{ sent: number; waiting: number }>(text)).rows[0] ?? { sent: 0, waiting: 0 };
  });

async function untilSent(databaseUrl: string): Promise<{ sent: number; waiting: number }> {
  const from = performance.now();
  for (;;) {
    const found = await countOf(databaseUrl);
    if (found.waiting === 0 || performance.now() - from > LONGEST_MS) return found;
    await pause(500);
  }
}

/** Two processes send what one action queued, while another user makes calls. */
async function sending(ground: Ground, databaseUrl: string) {
  const sink = await startMailSink();
  try {
    const env = { SMTP_URL: sink.url, MAIL_FROM: 'Academy <a@academy.test>', CLASS_CLOCK: '0', MEETINGS: 'none' };
    const servers = [await ground.start({ databaseUrl, env }), await ground.start({ databaseUrl, env })] as const;
    const token = await signInAsStudent(servers[0]);
    await othersP95(servers[0], token);
    const before = await othersP95(servers[0], token);
    const from = performance.now();
    await release(databaseUrl);
    const during = await othersP95(servers[0], token);
    const { waiting: left } = await countOf(databaseUrl);
    const { sent, waiting } = await untilSent(databaseUrl);
    const seconds = (performance.now() - from) / 1000;
    await Promise.all(servers.map((server) => server.stop()));
    const doubles = sink.received.length - new Set(sink.received).size;
    return { before, during, left, sent, waiting, seconds, mails: sink.received.length, doubles };
  } finally {
    await sink.stop();
  }
}

/** D81: queuing a row costs the same for many as for few; two processes send each once; other users hardly notice. */
export async function benchDeliveries(ground: Ground, runs: number): Promise<void> {
  const moves = Math.min(runs, MOVES);
  const few = await queueing(ground, FEW, moves);
  const many = await queueing(ground, MANY, moves);
  const sent = await sending(ground, many.databaseUrl);
  const ratio = many.perRow / few.perRow;
  const rows = [
    [`one action of ${FEW}, ms a row`, few.perRow],
    [`one action of ${MANY}, ms a row`, many.perRow],
    ['mails sent by two processes', sent.mails],
    ['seconds', sent.seconds],
    ['p95 of others before, ms', sent.before],
    ['p95 of others meanwhile, ms', sent.during],
    ['waiting still when others were measured', sent.left],
  ];
  const goals = [
    { name: 'a row of many to one of few', value: ratio, most: 1.3 },
    { name: 'doubled mails', value: sent.doubles, most: 0 },
    { name: 'mails', value: sent.mails, least: MANY },
    { name: 'not sent', value: sent.waiting, most: 0 },
    { name: 'still waiting when others were measured', value: sent.left, least: 1 },
    { name: 'p95 of others, meanwhile to before', value: sent.during / sent.before, most: 1.2 },
  ];
  report('deliveries', {
    text: [table(['deliveries', 'found'], rows), describeGoals(goals)].join('\n\n'),
    figures: { few: few.perRow, many: many.perRow, ...sent },
  });
}
