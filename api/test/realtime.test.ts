import { randomUUID } from 'node:crypto';
import { hubOptions } from '@academy/shared-auth/contract';
import Ably from 'ably';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';
import {
  builtServer,
  call,
  copySeededFolder,
  emptyDatabase,
  inFull,
  postgres,
  signIn,
  temporaryFolder,
} from './test-server.ts';

/** Only once in daily runs, because each process that starts takes ten seconds. */
const KILLED_AFTER = inFull ? [50, 110, 160] : [50];
const MESSAGES = inFull ? 200 : 100;

const dataDir = temporaryFolder('realtime');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Ably's client of a signed-in user, and the texts of the messages that it has received. */
async function listener(url: string, token: string) {
  const ask = async () => (await call(`${url}/api/realtime/token`, 'GET', undefined, bearer(token))).data;
  const { channel, clientId } = await ask();
  const client = new Ably.Realtime({
    ...hubOptions(url),
    disconnectedRetryTimeout: 100,
    logLevel: 0,
    authCallback: (_params, done) => {
      ask().then(
        (grant) => done(null, grant.token),
        () => done('no token', null),
      );
    },
  });
  const heard: string[] = [];
  const resumed: boolean[] = [];
  const own = client.channels.get(channel);
  own.on(['attached', 'update'], (change) => resumed.push(change.resumed));
  await own.subscribe('message', ({ data }) => heard.push(data.message.message));
  return { client, heard, resumed, userId: clientId as string };
}

/** Sends a message until it is acknowledged, always with the same key. */
async function send(url: string, token: string, receiver: string, message: string): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const headers = { ...bearer(token), 'idempotency-key': key };
    const sent = await call(`${url}/api/messages/send`, 'POST', { message, receiver_id: receiver }, headers).then(
      () => true,
      (error: Error) => {
        if (error.message.startsWith('POST')) throw error;
        return false;
      },
    );
    if (sent) return;
  }
}

describe(`events of a process on ${postgres ? 'PostgreSQL' : 'the embedded database'}`, { timeout: 240_000 }, () => {
  it(`events of a process that is killed ${KILLED_AFTER.length} times arrive once and in one order on both sides`, async () => {
    if (!postgres) await copySeededFolder(dataDir);
    const environment = {
      DATA_DIR: dataDir,
      RATE_LIMIT_REQUESTS: '1000000',
      ...(postgres ? { DATABASE_URL: await emptyDatabase('realtime') } : {}),
    };
    const start = (port: string) => startServer(builtServer(), { ...environment, PORT: port });
    let running: ServerProcess = await start('0');
    const { url } = running;
    const { port } = new URL(url);
    const tokens = [await signIn(url, 'student'), await signIn(url, 'admin')] as const;
    const [student, admin] = [await listener(url, tokens[0]), await listener(url, tokens[1])];
    let restarting: Promise<void> = Promise.resolve();
    for (let n = 1; n <= MESSAGES; n += 1) {
      if (KILLED_AFTER.includes(n)) {
        await running.kill();
        restarting = start(port).then((next) => {
          running = next;
        });
      }
      await (n % 2 ? send(url, tokens[0], admin.userId, `${n}`) : send(url, tokens[1], student.userId, `${n}`));
      await restarting;
    }
    const all = Array.from({ length: MESSAGES }, (_, at) => `${at + 1}`);
    for (const { heard } of [student, admin]) await expect.poll(() => heard).toEqual(all);
    for (const { resumed } of [student, admin]) expect(resumed).toEqual([false, ...KILLED_AFTER.map(() => true)]);
    const began = performance.now();
    expect(await running.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(8000);
    expect(running.complaints).toEqual([]);
    for (const { client } of [student, admin]) {
      expect(client.connection.state).not.toBe('connected');
      client.close();
    }
  });
});
