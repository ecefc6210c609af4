import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuilders } from '#testing/builders/create-builders.ts';
import { TEST_PASSWORD } from '#testing/builders/people.ts';
import { landingFiles, type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { type Cluster, startPostgres } from '../../../platform/scripts/postgres.mjs';
import { openDatabase } from '../../src/base/database/database.ts';
import type { Deps } from '../../src/base/deps.ts';
import { hasFrontPrograms, startCaddy, startPgBouncer } from '../deployment/front-programs.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { builtServer, call, postgres, temporaryFolder } from '../test-server.ts';

/** 20 requests a second in total. */
const PAGES_A_SECOND = 15;
const WRITES_A_SECOND = 5;
/** The longest time without writes during a restart of the database. */
const MOST_SECONDS = 5;
const PAGES = [
  '/',
  '/ar',
  '/dashboard/timeline',
  '/auth/login',
  '/remotes.json',
  '/boot.js',
  '/locales/en/shell.json',
  '/worker.js',
];

interface Sent {
  path: string;
  status: number;
  retryAfter: string | null;
}

/** Sends at a fixed rate, whatever the responses. */
function sendAtRate(perSecond: number, send: (n: number) => Promise<Sent>) {
  const sent: Promise<Sent>[] = [];
  const timer = setInterval(() => sent.push(send(sent.length)), 1000 / perSecond);
  return {
    sent: () => sent.length,
    stop: () => {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

describe.runIf(postgres && hasFrontPrograms)(
  'a restart of PostgreSQL behind the balancer and the pooler of deploy/',
  () => {
    let cluster: Cluster;
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    let balancer: Awaited<ReturnType<typeof startCaddy>>;
    let servers: ServerProcess[] = [];
    let fixture: SiteFixture;
    let token: string;
    let isGone = false;

    beforeAll(async () => {
      const started = await startPostgres();
      if (!started) throw new Error('PostgreSQL is not installed');
      cluster = started;
      pooler = await startPgBouncer(cluster.url);
      fixture = await siteFixture();
      await writeFile(path.join(fixture.folder, 'shell/worker.js'), 'self.name;');
      await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
      await fixture.deploy({ name: 'mf-landing', version: '1.0.0', files: landingFiles });
      const environment = {
        DATA_DIR: temporaryFolder('restart'),
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: cluster.url,
        DEMO: '0',
        SITE: '1',
        SHELL_DIR: path.join(fixture.folder, 'shell'),
        REMOTES_STORE: path.join(fixture.folder, 'store'),
        RATE_LIMIT_REQUESTS: '1000000',
      };
      servers = await Promise.all([1, 2].map(() => startServer(builtServer(), environment)));
      balancer = await startCaddy(servers.map(({ url }) => url));
      const database = await openDatabase({ databaseUrl: cluster.url, folder: '', poolSize: 1, onFailure: () => {} });
      const { email } = await createBuilders({ database, now: () => new Date() } as Deps).buildUser({
        role: 'teacher',
      });
      await database.close();
      token = (await call(`${balancer.url}/api/login`, 'POST', { email, password: TEST_PASSWORD })).data.token;
    }, 300_000);
    afterAll(async () => {
      await balancer?.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await pooler?.stop();
      await fixture?.remove();
      if (!isGone) cluster?.stop();
    });

    async function request(address: string, init: RequestInit = {}): Promise<Sent> {
      const response = await fetch(balancer.url + address, init);
      await response.arrayBuffer();
      return { path: address, status: response.status, retryAfter: response.headers.get('retry-after') };
    }
    const sendPage = (n: number) => {
      const page = PAGES[n % PAGES.length] ?? '/';
      return request(page, { headers: { accept: 'text/html', cookie: `session=${token}` } });
    };
    const sendPost = (n: number) =>
      request('/api/posts', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: `<p>${n}</p>` }),
      });

    it(`a restart of PostgreSQL behind the balancer and the pooler of deploy/ interrupts writes at most ${MOST_SECONDS} seconds, and pages never`, {
      timeout: 180_000,
    }, async () => {
      const pages = sendAtRate(PAGES_A_SECOND, sendPage);
      const posts = sendAtRate(WRITES_A_SECOND, sendPost);
      await expect.poll(posts.sent).toBeGreaterThan(WRITES_A_SECOND);
      await cluster.restart();
      const after = posts.sent();
      await expect.poll(posts.sent, { timeout: 60_000 }).toBeGreaterThan(after + 2 * MOST_SECONDS * WRITES_A_SECOND);
      const [shown, written] = await Promise.all([pages.stop(), posts.stop()]);
      expect(shown.filter(({ status }) => status !== 200)).toEqual([]);
      const failed = written.filter(({ status }) => status !== 201);
      expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '1')).toEqual([]);
      expect(failed.length).toBeLessThanOrEqual(MOST_SECONDS * WRITES_A_SECOND);
    });

    it('pages are served while the database is down', { timeout: 180_000 }, async () => {
      cluster.stop();
      isGone = true;
      await expect.poll(() => request('/readyz/api').then(({ status }) => status)).toBe(503);
      const isNoticed = async () => (await sendPost(0)).status;
      await expect.poll(isNoticed).toBe(503);
      for (const [n] of PAGES.entries()) expect(await sendPage(n)).toMatchObject({ status: 200 });
      expect(await sendPost(1)).toMatchObject({ status: 503, retryAfter: '1' });
    });
  },
);
