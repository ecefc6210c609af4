import { randomUUID } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a change removes only temporary files of killed processes', async () => {
  const [abandoned, underWay] = [`.${randomUUID()}.tmp`, `.${randomUUID()}.tmp`];
  for (const name of [abandoned, underWay, '.notes.tmp']) await writeFile(join(folder, name), 'half');
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of [abandoned, '.notes.tmp']) await utimes(join(folder, name), longAgo, longAgo);
  expect(await folderStore(folder).replace('registry.json', new TextEncoder().encode('{}'), null)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual([underWay, '.notes.tmp', 'registry.json'].sort());
});

describe('a link in the folder', () => {
  const bytes = new TextEncoder().encode('secret');
  let outside: string;
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await writeFile(join(outside, 'secret.txt'), bytes);
    await mkdir(join(folder, 'mf-a/1'), { recursive: true });
  });
  afterEach(() => rm(outside, { recursive: true }));

  it('a link to a file is not read, described or listed', async () => {
    await symlink(join(outside, 'secret.txt'), join(folder, 'mf-a/1/e.txt'));
    const store = folderStore(folder);
    expect(await store.get('mf-a/1/e.txt')).toBeNull();
    expect(await store.head('mf-a/1/e.txt')).toBeNull();
    expect(await store.list('mf-a')).toEqual([]);
    expect(await store.list('')).toEqual([]);
  });

  it('a link to a folder is not followed for reading, listing or clearing', async () => {
    const abandoned = join(outside, `.${randomUUID()}.tmp`);
    await writeFile(abandoned, 'half');
    await utimes(abandoned, 0, 0);
    await symlink(outside, join(folder, 'mf-a/2'));
    const store = folderStore(folder);
    expect(await store.get('mf-a/2/secret.txt')).toBeNull();
    expect(await store.head('mf-a/2/secret.txt')).toBeNull();
    expect(await store.list('mf-a/2')).toEqual([]);
    expect(await store.list('')).toEqual([]);
    expect(await store.clearAbandoned()).toBe(0);
    await access(abandoned);
  });

  it('a link to a folder is not followed for writing or deleting', async () => {
    await symlink(outside, join(folder, 'mf-a/2'));
    const store = folderStore(folder);
    await expect(store.put('mf-a/2/new/file.txt', bytes)).rejects.toThrow('outside of the release store');
    await expect(store.replace('mf-a/2/new.txt', bytes, null)).rejects.toThrow('outside of the release store');
    await store.remove('mf-a/2/secret.txt');
    expect(await readdir(outside)).toEqual(['secret.txt']);
  });

  it("a write replaces a link by a file, and does not touch the link's target", async () => {
    await symlink(join(outside, 'secret.txt'), join(folder, 'mf-a/1/e.txt'));
    const store = folderStore(folder);
    await store.put('mf-a/1/e.txt', new TextEncoder().encode('own'));
    expect(new TextDecoder().decode((await store.get('mf-a/1/e.txt'))?.bytes)).toBe('own');
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  it('a store whose own folder is a link works', async () => {
    await symlink(outside, join(folder, 'store'));
    const store = folderStore(join(folder, 'store'));
    await store.put('mf-a/1/new.txt', bytes);
    expect((await store.get('mf-a/1/new.txt'))?.bytes).toEqual(bytes);
    expect((await store.list('')).map(({ key }) => key).sort()).toEqual(['mf-a/1/new.txt', 'secret.txt']);
  });
});
