import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './server-process.ts';
import {
  builtServer,
  call,
  copySeededFolder,
  emptyDatabase,
  postgres,
  signIn,
  temporaryFolder,
} from './test-server.ts';

const dataDir = temporaryFolder('server');
const otherDir = temporaryFolder('server');
const start = (environment: Record<string, string>) =>
  startServer(builtServer(), { DATA_DIR: dataDir, ...environment });

const statusOf = async (url: string, token: string) =>
  (await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Sends the headers and half of the body; `finish` sends the rest and resolves with the status. */
function slowPost(url: string, body: string) {
  const sending = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const responded = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
  });
  const initial = new Promise<void>((resolve) => sending.write(body.slice(0, 10), () => resolve()));
  const finish = () => {
    sending.end(body.slice(10));
    return responded;
  };
  return { initial, finish };
}

/** Facts proved by a process on the embedded database are not proved again on PostgreSQL. */
describe.skipIf(postgres)('the server process', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    for (const folder of [dataDir, otherDir]) await copySeededFolder(folder);
  }, 300_000);

  it('a stopping server finishes its responses, then exits cleanly', async () => {
    const running = await start({});
    const message = { name: 'Layla', email: 'layla@academy.test', message: 'Before the end' };
    const post = slowPost(`${running.url}/api/contact`, JSON.stringify(message));
    await post.initial;
    // Another request's response proves that the first one's headers have been read too.
    await fetch(`${running.url}/healthz`);
    const stopped = running.stop();
    await expect.poll(() => fetch(`${running.url}/healthz`).catch(() => 'refused')).toBe('refused');
    expect(await post.finish()).toBe(200);
    expect(await stopped).toBe(0);
    expect(running.complaints).toEqual([]);
  });

  it('a server whose data folder is in use does not start', async () => {
    const first = await start({});
    await expect(start({})).rejects.toThrow(/in use by process \d+/);
    expect(await first.stop()).toBe(0);
  });

  it('a taken port is reported in one line', async () => {
    const first = await start({});
    const second = start({ PORT: new URL(first.url).port, DATA_DIR: otherDir });
    await expect(second).rejects.toThrow(/EADDRINUSE[^\n]*\n$/);
    expect(await first.stop()).toBe(0);
  });

  it('a wrong configuration is reported clearly', async () => {
    await expect(start({ SMTP_URL: 'smtp://localhost' })).rejects.toThrow('missing: MAIL_FROM');
  });
});

describe.runIf(postgres)('several server processes', () => {
  it('several servers share one database', { timeout: 120_000 }, async () => {
    const environment = { DATABASE_URL: await emptyDatabase('several') };
    const all = await Promise.all([start(environment), start(environment), start(environment)]);
    const [first, second, third] = all.map(({ url }) => url) as [string, string, string];
    const token = await signIn(first, 'student');
    for (const url of [second, third]) expect(await statusOf(url, token)).toBe(200);
    await call(`${third}/api/auth/logout`, 'POST', undefined, { authorization: `Bearer ${token}` });
    for (const url of [first, second]) await expect.poll(() => statusOf(url, token)).toBe(401);
    const feed = await call(`${second}/api/posts`, 'GET', undefined, {
      authorization: `Bearer ${await signIn(third, 'admin')}`,
    });
    expect(feed.total).toBeGreaterThan(50);
    for (const running of all) {
      expect(await running.stop()).toBe(0);
      expect(running.complaints).toEqual([]);
    }
  });
});
