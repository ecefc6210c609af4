import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuilders } from '#testing/builders/create-builders.ts';
import { TEST_PASSWORD } from '#testing/builders/people.ts';
import { type Database, openDatabase } from '../../src/base/database/database.ts';
import type { Deps } from '../../src/base/deps.ts';
import { hasFrontPrograms, startPgBouncer } from '../deployment/front-programs.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { builtServer, call, emptyDatabase, postgres, temporaryFolder } from '../test-server.ts';
import { startCallers } from './outage-load.ts';

/** How many calls of each kind must fail before the test ends. */
const LOST = 8;
const START_LOCK = 4_711_001;

const ends = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

describe.runIf(postgres)('a process whose database connections end', { timeout: 300_000 }, () => {
  const onFailure = (error: Error) => {
    throw error;
  };
  const open = (databaseUrl: string): Promise<Database> =>
    openDatabase({ databaseUrl, folder: '', poolSize: 2, onFailure });

  describe.each([
    ['directly', false],
    ['by a pooler', true],
  ])('%s', (_how, isPooled) => {
    const dataDir = temporaryFolder('lost-connections');
    let url: string;
    let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined;
    let server: ServerProcess;

    beforeAll(async () => {
      url = await emptyDatabase(isPooled ? 'pooled' : 'direct');
      if (isPooled && !hasFrontPrograms) return;
      pooler = isPooled ? await startPgBouncer(url) : undefined;
      const urls: Record<string, string> = pooler
        ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url }
        : { DATABASE_URL: url };
      const limits = { RATE_LIMIT_REQUESTS: '1000000', RATE_LIMIT_CONTACT: '1000000' };
      server = await startServer(builtServer(), { DATA_DIR: dataDir, DEMO: '0', ...limits, ...urls });
    }, 300_000);
    afterAll(() => pooler?.stop());

    async function buildToken(): Promise<string> {
      const database = await open(url);
      const { email } = await createBuilders({ database, now: () => new Date() } as Deps).buildUser({
        role: 'teacher',
      });
      await database.close();
      return (await call(`${server.url}/api/login`, 'POST', { email, password: TEST_PASSWORD })).data.token;
    }

    it.skipIf(isPooled && !hasFrontPrograms)(
      'running transactions respond with 503, and the process and its jobs continue',
      async () => {
        const token = await buildToken();
        const callers = startCallers(server.url, token);
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        const isTried = () =>
          ['post', 'upload', 'letter'].every(
            (kind) => callers.failures.filter((failure) => failure.call === kind).length >= LOST,
          );
        while (!isTried() && callers.broken.length === 0) {
          const before = callers.succeeded();
          await client.query(ends);
          await expect.poll(() => callers.succeeded() > before || callers.broken.length > 0).toBe(true);
        }
        await callers.stop();
        expect([callers.broken, server.complaints.filter((line) => line.includes('cannot go on'))]).toEqual([[], []]);
        const shape = { status: 503, code: 'unavailable', retryAfter: '1', type: 'application/problem+json' };
        for (const failure of callers.failures) expect(failure).toMatchObject(shape);
        // A job whose connection ended while it was taken stays active until it expires, and is then taken again; one
        // that failed is taken when the queue is polled, every 30 seconds.
        const lost = async () => {
          const { rows } = await client.query<{ text: string }>(
            `select convert_from(raw, 'utf8') as text from inbox_mails union all
             select data::text from pgboss.job where name = 'mail' and state = 'active'`,
          );
          return callers.letters.filter((letter) => !rows.some(({ text }) => text.includes(letter)));
        };
        await expect.poll(lost, { timeout: 90_000 }).toEqual([]);
        await client.end();
        expect(await server.stop()).toBe(0);
      },
    );
  });

  it('a start that loses its lock ends the process', async () => {
    const url = await emptyDatabase('lock');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    const start = startServer(builtServer(), { DATA_DIR: temporaryFolder('lock'), DEMO: '0', DATABASE_URL: url });
    start.catch(() => {});
    const waiting = `select pid from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
    await client.query(ends);
    await expect(start).rejects.toThrow(/lock of the start: terminating connection due to administrator command\n$/);
    await client.end();
  });
});
