import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '#base/database/database.ts';
import { publish } from '#base/realtime/publish.ts';
import { openSessions } from '#sessions.ts';
import { buildListener, listenTo, openClient, upTo } from '#testing/fixtures/realtime.fixture.ts';
import { startInstance } from '#testing/live-instance.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { connectionString } = api.deps.database.pool.options as { connectionString?: string };
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

/** Two processes can use only a server. */
const onServer = it.runIf(connectionString !== undefined);

async function anotherProcess(port = 0) {
  const onFailure = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ databaseUrl: connectionString, folder: '', poolSize: 4, onFailure });
  undo.push(() => database.close());
  const instance = await startInstance(api, port, { database, sessions: openSessions(database, api.clock.now) });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await instance.stop();
    isStopped = true;
  };
  undo.push(stop);
  return { ...instance, stop };
}

const publishNow = (channel: string, n: number) =>
  publish(api.deps.database.sql, { channel, name: 'message', data: { n, text: 'x'.repeat(9000) } });

onServer('whichever process somebody is connected to, they hear everything once and in order', async () => {
  const processes = [await anotherProcess(), await anotherProcess()];
  const [student, teacher] = [await buildListener(api), await buildListener(api)];
  const clients = [student, teacher].flatMap((who) =>
    processes.map((instance) => {
      const { client } = openClient(instance, who);
      undo.push(() => client.close());
      return { client, who };
    }),
  );
  const hearing = await Promise.all(clients.map(({ client, who }) => listenTo(client, who.channel)));
  for (const n of upTo(50)) for (const { channel } of [student, teacher]) await publishNow(channel, n);
  for (const { heard } of hearing) await expect.poll(() => heard).toEqual(upTo(50));
});

onServer('who loses a process goes on at another one, having missed nothing', async () => {
  const first = await anotherProcess();
  const student = await buildListener(api);
  const { client } = openClient(first, student);
  undo.push(() => client.close());
  const { heard, resumed } = await listenTo(client, student.channel);
  await publishNow(student.channel, 1);
  await expect.poll(() => heard).toEqual([1]);
  const elsewhere = await anotherProcess();
  await first.stop();
  for (const n of [2, 3]) await publishNow(student.channel, n);
  const other = await buildListener(api);
  const neighbour = openClient(elsewhere, other);
  undo.push(() => neighbour.client.close());
  const messages = await listenTo(neighbour.client, other.channel);
  await publishNow(other.channel, 1);
  await expect.poll(() => messages.heard).toEqual([1]);
  await anotherProcess(first.port);
  await expect.poll(() => heard).toEqual([1, 2, 3]);
  expect(resumed).toEqual([false, true]);
});

onServer('a process whose connection to the database was cut tells what it had missed', async () => {
  const instance = await anotherProcess();
  const student = await buildListener(api);
  const { client } = openClient(instance, student);
  undo.push(() => client.close());
  const { heard } = await listenTo(client, student.channel);
  await api.deps.database.sql.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
  });
  for (const n of upTo(5)) await publishNow(student.channel, n);
  await expect.poll(() => heard).toEqual(upTo(5));
});
