import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/base/database/database.ts';
import { migrateDatabase } from '../src/base/database/migrate.ts';
import type { Deps } from '../src/base/deps.ts';
import { seedRoles } from '../src/modules/people/roles/seed-roles.ts';
import { permissionGroups } from '../src/permissions.ts';
import { createBuilders } from '../src/testing/builders/create-builders.ts';
import { TEST_PASSWORD } from '../src/testing/builders/people.ts';
import { buildServerOf, commitBeforeNewestMigration } from './deployment/previous-release.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { call, emptyDatabase, postgres, temporaryFolder } from './test-server.ts';

const commit = commitBeforeNewestMigration();

describe.runIf(postgres && commit)('the API before the newest migration, on the current schema', () => {
  const folder = temporaryFolder('previous');
  let previous: ServerProcess;
  let token: string;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase('upgrade');
    const onFailure = (error: Error) => {
      throw error;
    };
    const database = await openDatabase({ databaseUrl, folder: '', poolSize: 2, onFailure });
    await migrateDatabase(database);
    await seedRoles(database.sql, permissionGroups);
    const builders = createBuilders({ database, now: () => new Date() } as Deps);
    const { email } = await builders.buildUser({ role: 'admin' });
    await builders.buildPost();
    await database.close();
    previous = await startServer(buildServerOf(commit ?? '', folder), {
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${folder}/data`,
      DEMO: '0',
    });
    token = (await call(`${previous.url}/api/login`, 'POST', { email, password: TEST_PASSWORD })).data.token;
  }, 300_000);
  afterAll(() => previous?.stop());

  const bearer = () => ({ authorization: `Bearer ${token}` });
  const ask = (path: string) => call(previous.url + path, 'GET', undefined, bearer());

  it('the former API reads and writes on the new schema as before', async () => {
    const { data } = await call(`${previous.url}/api/posts`, 'POST', { text: '<p>Between releases</p>' }, bearer());
    await call(`${previous.url}/api/posts/${data.id}/approve`, 'PUT', undefined, bearer());
    await call(`${previous.url}/api/posts/${data.id}/like`, 'PUT', undefined, bearer());
    await call(`${previous.url}/api/posts/${data.id}/comments`, 'POST', { text: 'Read by both' }, bearer());
    expect((await ask('/api/posts')).data).toHaveLength(2);
    for (const path of [
      '/api/profile',
      '/api/posts',
      '/api/notifications',
      '/api/chats',
      '/api/roles',
      '/api/permissions',
    ])
      await ask(path);
    expect(previous.complaints).toEqual([]);
  });
});
