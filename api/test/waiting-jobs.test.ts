import pg from 'pg';
import { expect, it } from 'vitest';
import { startServer } from './server-process.ts';
import { builtServer, emptyDatabase, postgres, temporaryFolder } from './test-server.ts';

const waiting = `insert into pgboss.job (name, data, retry_limit) values
  ('payment-reconcile', '{}', 8), ('payment', '{"purchaseId":1}', 8), ('meeting', '{"classId":1}', 8), ('class-clock', '{}', 0)`;
const states = `select name, state, retry_count from pgboss.job
  where name not like '\\_\\_%' and state <> 'created' order by name`;

it.runIf(postgres)('jobs that wait in the table at a start are done in their first run', async () => {
  const url = await emptyDatabase('waiting');
  const environment = { DATA_DIR: temporaryFolder('waiting'), DEMO: '0', DATABASE_URL: url };
  const first = await startServer(builtServer(), environment);
  expect(await first.stop()).toBe(0);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from pgboss.job');
  await client.query(waiting);
  const second = await startServer(builtServer(), environment);
  const done = ['class-clock', 'meeting', 'payment', 'payment-reconcile'].map((name) => ({
    name,
    state: 'completed',
    retry_count: 0,
  }));
  await expect.poll(async () => (await client.query(states)).rows).toEqual(done);
  await client.end();
  expect([await second.stop(), second.complaints]).toEqual([0, []]);
});
