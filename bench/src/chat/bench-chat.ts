import pg from 'pg';
import {
  monitoredChatsStatement,
  personalChatsStatement,
} from '../../../api/src/modules/messaging/chat/rows/chats-list.statement.ts';
import type { Ground } from '../academy/ground.ts';
import { type CountingProxy, openCountingProxy } from '../database/counting-proxy.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { fill } from './fill.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const WARM_UP = 50;
const ASKED = 200;

/** An academy's database with its messages, and the calls that are measured in it. */
interface Filled {
  client: pg.Client;
  /** The proxy between API and database. */
  proxy: CountingProxy;
  /** The SQL statements of the calls, by what they show. */
  statements: Record<string, pg.QueryConfig>;
  url: string;
  token: string;
}

async function signIn(url: string, login: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${login}@academy.test`, password: 'academy-demo' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

async function idOf(client: pg.Client, email: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
  return Number(rows[0]?.id);
}

async function prepare(ground: Ground, messages: number): Promise<Filled> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `chat_${messages}`);
  const proxy = await openCountingProxy(databaseUrl);
  const { url } = await ground.start({ databaseUrl: proxy.url });
  await fill(databaseUrl, messages);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const viewer = await idOf(client, 'teacher@academy.test');
  const roles = ['teacher'];
  return {
    client,
    proxy,
    url,
    token: await signIn(url, 'teacher'),
    statements: {
      'own conversations': personalChatsStatement(
        { id: viewer, roles, maySend: true, hasOffice: false },
        { limit: 100 },
      ),
      'conversations of others': monitoredChatsStatement(await idOf(client, 'admin@academy.test'), { limit: 100 }),
    },
  };
}

/** The median in milliseconds. */
async function time(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  return median(times);
}

const requestApi =
  ({ url, token }: Filled) =>
  async () => {
    const response = await fetch(`${url}/api/chats`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`the list answered ${response.status}`);
    return response.text();
  };

/** The calls that are measured in both databases, by what they show. */
function questions(
  few: Filled,
  many: Filled,
): [name: string, few: () => Promise<unknown>, many: () => Promise<unknown>][] {
  const byStatement = Object.entries(few.statements).map(
    ([name, statement]): [string, () => Promise<unknown>, () => Promise<unknown>] => [
      name,
      () => few.client.query(statement),
      () => many.client.query(many.statements[name] ?? statement),
    ],
  );
  return [...byStatement, ['own conversations, from the API', requestApi(few), requestApi(many)]];
}

interface Round {
  name: string;
  few: number;
  many: number;
}

async function measure(few: Filled, many: Filled, runs: number): Promise<Round[][]> {
  const found: Round[][] = [];
  for (const [name, requestFew, requestMany] of questions(few, many)) {
    for (let asked = 0; asked < WARM_UP; asked += 1) await Promise.all([requestFew(), requestMany()]);
    const rounds: Round[] = [];
    for (let run = 0; run < runs; run += 1)
      rounds.push({ name, few: await time(requestFew), many: await time(requestMany) });
    found.push(rounds);
  }
  return found;
}

const summary = (rounds: Round[]) => ({
  name: rounds[0]?.name ?? '',
  few: median(rounds.map(({ few }) => few)),
  many: median(rounds.map(({ many }) => many)),
  ratio: median(rounds.map(({ few, many }) => many / few)),
});

/** Number of statements of one list call; the viewer's session is cached for some seconds. */
async function statementsOfList(filled: Filled): Promise<number> {
  const ask = requestApi(filled);
  const before = filled.proxy.statements();
  for (let asked = 0; asked < ASKED; asked += 1) await ask();
  return (filled.proxy.statements() - before) / ASKED;
}

/** Measures the list of conversations with 100 times as many messages, alternating between both databases. */
export async function benchChat(ground: Ground, runs: number): Promise<void> {
  const [few, many] = [await prepare(ground, FEW), await prepare(ground, MANY)];
  try {
    const rounds = await measure(few, many, runs);
    const found = rounds.map(summary);
    const statements = await statementsOfList(many);
    const rows = found.map(({ name, few: less, many: more, ratio }) => [name, less, more, ratio]);
    const goals = describeGoals([
      ...found.map(({ name, ratio }) => ({ name: `${name}, 1,000,000 to 10,000 messages`, value: ratio, most: 1.3 })),
      { name: 'statements of a list', value: Math.round(statements), most: 1 },
    ]);
    const head = ['what is shown', '10,000 messages ms', '1,000,000 messages ms', 'ratio'];
    report('chat', { text: `${table(head, rows)}\n\n${goals}`, figures: { rounds, statements } });
  } finally {
    await Promise.all([few, many].map(({ client }) => client.end()));
    for (const { proxy } of [few, many]) proxy.close();
  }
}
