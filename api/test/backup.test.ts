import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { picture } from '#testing/fixtures/media.fixture.ts';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/base/database/database.ts';
import type { FileStore } from '../src/base/files/file-store.ts';
import { folderStore } from '../src/base/files/folder-store.ts';
import { s3Store } from '../src/base/files/s3-store.ts';
import { openSessions } from '../src/sessions.ts';
import { createTestApi, type TestApi } from '../src/testing/test-api.ts';
import { backUp, contentOf, copyFiles, restoreDatabase } from './deployment/backup.ts';
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

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no type declarations.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server;

const folder = temporaryFolder('backup');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function postWithPicture(api: TestApi): Promise<string> {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const body = new FormData();
  body.append('text', '<p>Kept</p>');
  body.append(
    'images[0]',
    new File([new Uint8Array(await picture().png().toBuffer())], 'a.png', { type: 'image/png' }),
  );
  await api.request('post', '/api/posts', { token, body });
  const letter = { name: 'Layla', email: 'layla@academy.test', message: 'A job that waits' };
  await api.request('post', '/api/contact', { body: letter });
  return token;
}

/** The bytes of the first picture of the pending posts. */
async function firstPicture(request: (path: string) => Response | Promise<Response>): Promise<Buffer> {
  const { data } = await (await request('/api/posts?status=pending')).json();
  const image = await request(data[0].images[0].image_path);
  expect(image.status).toBe(200);
  return Buffer.from(await image.arrayBuffer());
}

describe.runIf(postgres)('the restore drill on PostgreSQL', { timeout: 120_000 }, () => {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: ['academy', 'academy-backup'].map((name) => ({ name, configs: [] })),
  });
  const closing: (() => Promise<unknown>)[] = [() => s3.close()];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  it('every row, job and file is restored, from a folder and from S3', async () => {
    const api = await createTestApi();
    closing.push(() => api.close());
    const token = await postWithPicture(api);
    const ask = (app: Pick<TestApi['app'], 'request'>) =>
      firstPicture((url) => app.request(url, { headers: bearer(token) }));
    const before = await ask(api.app);
    const databaseUrl = String((api.deps.database.pool.options as { connectionString?: string }).connectionString);
    const copy = path.join(folder, 'copy');
    mkdirSync(copy);
    backUp(databaseUrl, api.folder, copy);

    const restoredUrl = await emptyDatabase('restored');
    restoreDatabase(copy, restoredUrl);
    expect(await contentOf(restoredUrl)).toEqual(await contentOf(databaseUrl));
    const onFailure = (error: Error) => {
      throw error;
    };
    const database = await openDatabase({ databaseUrl: restoredUrl, folder: '', poolSize: 2, onFailure });
    closing.push(() => database.close());
    const sessions = openSessions(database, api.clock.now);
    const restored = (files: FileStore) => createApp({ ...api.deps, database, sessions, files });
    expect(await ask(restored(folderStore(path.join(copy, 'files'))))).toEqual(before);

    const { port } = await s3.run();
    const bucket = (name: string) =>
      s3Store({
        endpoint: `http://127.0.0.1:${port}`,
        bucket: name,
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      });
    const keys = readdirSync(path.join(api.folder, 'media')).map((name) => `media/${name}`);
    await copyFiles(api.deps.files, bucket('academy'), keys);
    await copyFiles(bucket('academy'), bucket('academy-backup'), keys);
    expect(await ask(restored(bucket('academy-backup')))).toEqual(before);
  });
});

describe.skipIf(postgres)('the restore drill on the embedded database', { timeout: 180_000 }, () => {
  it('a copy of a stopped server’s data folder serves posts and pictures', async () => {
    const dataDir = path.join(folder, 'data');
    await copySeededFolder(dataDir);
    const running = await startServer(builtServer(), { DATA_DIR: dataDir });
    const headers = bearer(await signIn(running.url, 'student'));
    const { data } = await call(`${running.url}/api/posts`, 'GET', undefined, headers);
    const images = data.flatMap((post: { images: { image_path: string }[] }) => post.images);
    const image = await fetch(new URL(images[0].image_path, running.url));
    expect([image.status, (await image.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
    expect(await running.stop()).toBe(0);
  });
});
