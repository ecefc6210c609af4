import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/base/database/database.ts';
import { hasFrontPrograms, startPgBouncer } from '../deployment/front-programs.ts';
import { emptyDatabase, postgres } from '../test-server.ts';

const poolers: Awaited<ReturnType<typeof startPgBouncer>>[] = [];
afterAll(() => Promise.all(poolers.map((pooler) => pooler.stop())));

const open = (databaseUrl: string, directUrl?: string) =>
  openDatabase({ databaseUrl, directUrl, folder: '', poolSize: 2, onFailure: () => {} });

const withPath = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).href;

describe.runIf(postgres)('a start with a wrong address of the database', () => {
  const url = postgres ?? '';

  it('a missing database is reported with its setting, and with the message of the server', async () => {
    const { host } = new URL(url);
    await expect(open(withPath(url, { pathname: '/nowhere', password: 'secret' }))).rejects.toThrow(
      new RegExp(`^DATABASE_URL \\(${host}/nowhere\\): database "nowhere" does not exist$`),
    );
  });

  it.each(['127.0.0.1', 'localhost'])(
    'an address at %s without a listener is reported with its setting',
    async (host) => {
      await expect(open(`postgres://academy@${host}:1/academy`)).rejects.toThrow(
        new RegExp(`^DATABASE_URL \\(${host}:1/academy\\): .*ECONNREFUSED 127\\.0\\.0\\.1:1`),
      );
    },
  );

  it('the address of PostgreSQL behind a pooler is checked too', async () => {
    await expect(open(url, 'postgres://academy@127.0.0.1:1/academy')).rejects.toThrow(/^DATABASE_DIRECT_URL \(127/);
  });

  it.runIf(hasFrontPrograms)('a pooler without the address of PostgreSQL is reported', async () => {
    const pooler = await startPgBouncer(await emptyDatabase('undeclared'));
    poolers.push(pooler);
    await expect(open(pooler.url)).rejects.toThrow(
      /^DATABASE_URL .*unsupported startup parameter.*\nIs a pooler in between\?.*DATABASE_DIRECT_URL/,
    );
  });
});
