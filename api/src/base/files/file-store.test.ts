import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAppError } from '#base/http/problem.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no type declarations.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server;

const folder = mkdtempSync(path.join(tmpdir(), 'academy-files-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'academy', configs: [] }],
});
const stores: Record<string, FileStore> = { folder: folderStore(path.join(folder, 'files')) };

beforeAll(async () => {
  const { port } = await server.run();
  stores.s3 = s3Store({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'academy',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const storeOf = (kind: string): FileStore => {
  const store = stores[kind];
  if (!store) throw new Error(`no store ${kind}`);
  return store;
};

describe.each(['folder', 's3'])('files in a %s', (kind) => {
  it('a stored file is read back whole and in ranges', async () => {
    const store = storeOf(kind);
    await store.put('avatars/a1.png', Readable.from([Buffer.from('bismi'), Buffer.from('llah')]), 'image/png');
    expect(await text(await store.get('avatars/a1.png'))).toBe('bismillah');
    expect(await text(await store.get('avatars/a1.png', { start: 2, end: 4 }))).toBe('smi');
    expect(await store.head('avatars/a1.png')).toEqual({ size: 9 });
  });

  it('a stored file can be replaced and removed', async () => {
    const store = storeOf(kind);
    await store.put('avatars/b2.png', Buffer.from('one'), 'image/png');
    await store.put('avatars/b2.png', Buffer.from('second'), 'image/png');
    expect(await text(await store.get('avatars/b2.png'))).toBe('second');
    await store.delete('avatars/b2.png');
    await store.delete('avatars/b2.png');
    expect(await store.head('avatars/b2.png')).toBeNull();
    await expect(store.get('avatars/b2.png')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an interrupted upload leaves nothing behind', async () => {
    const store = storeOf(kind);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the caller went away');
      })(),
    );
    await expect(store.put('avatars/c3.png', broken, 'image/png')).rejects.toThrow('went away');
    expect(await store.head('avatars/c3.png')).toBeNull();
  });
});

describe('files in a folder', () => {
  it('a file key cannot leave the folder', async () => {
    for (const key of ['../secret', 'a/../../secret', '/etc/passwd', 'a/..', 'a//b', 'A/b', ''])
      await expect(storeOf('folder').get(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a link does not count as a file, and cleanup keeps its target', async () => {
    const outside = path.join(folder, 'outside');
    await folderStore(outside).put('drafts/a1.txt', Readable.from([Buffer.from('secret')]), 'text/plain');
    const draft = path.join(outside, 'old.part');
    writeFileSync(draft, 'half');
    utimesSync(draft, 0, 0);
    const store = folderStore(path.join(folder, 'linked'));
    await store.put('avatars/a1.txt', Readable.from([Buffer.from('own')]), 'text/plain');
    symlinkSync(path.join(outside, 'drafts/a1.txt'), path.join(folder, 'linked/avatars/a2.txt'));
    symlinkSync(outside, path.join(folder, 'linked/drafts'));
    await expect(store.get('avatars/a2.txt')).rejects.toThrow();
    expect(await store.head('avatars/a2.txt')).toBeNull();
    await store.removeUnfinished(new Date());
    expect(existsSync(draft)).toBe(true);
  });

  it('a folder store leaves no temporary files behind', () => {
    expect(readdirSync(path.join(folder, 'files', 'avatars')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

it('a bucket whose server accepts connections and says nothing makes files unavailable, for each call', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const store = s3Store({ endpoint, bucket: 'academy', region: 'us-east-1', ...keys }, 100);
  const calls: Promise<unknown>[] = [
    store.get('avatars/a1.png'),
    store.head('avatars/a1.png'),
    store.put('avatars/a1.png', Buffer.from('one'), 'image/png'),
    store.delete('avatars/a1.png'),
  ];
  const failures = await Promise.all(calls.map((call) => call.then(() => null, toAppError)));
  expect(failures.map((failure) => failure?.code)).toEqual(calls.map(() => 'unavailable'));
  for (const socket of sockets) socket.destroy();
  silent.close();
});
