import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltRemote, unsignedCheck, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noteChecked } from '../release/checked.ts';
import { readRegistry, writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { rollbackRemote } from './operations.ts';
import { publishNew } from './publish-new.ts';

let scratch: string;
let store: ReleaseStore;
let count = 0;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'publish-new-'));
});
afterAll(() => rm(scratch, { recursive: true }));
beforeEach(async () => {
  store = await openStore(join(scratch, `store-${count++}`));
  await writePlatform(store, { shell: '1.2.0', api: '1.0.3' });
});

/** Builds of two remotes, each with a page that its menu links to. */
async function builds(version: string, pages: Record<string, string>): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  for (const [name, path] of Object.entries(pages)) {
    const folder = join(scratch, `dist-${count++}`);
    const declaration = {
      routes: [{ path, screen: 'list', titleKey: 'list.title' }],
      menu: [{ id: name, labelKey: 'list.title', icon: 'book', to: path, order: 1 }],
    } as unknown as BuiltRemote['declaration'];
    await writeBuiltRemote(folder, { name, version, mark: `${name}${version}`, declaration });
    folders.set(name, folder);
  }
  return folders;
}
const live = async () =>
  Object.fromEntries((await readRegistry(store)).remotes.map(({ name, routes }) => [name, routes[0]?.path]));

it('two remotes exchange a page in one revision', async () => {
  await publishNew(store, await builds('1.0.0', { 'mf-a': '/dashboard/one', 'mf-b': '/dashboard/two' }));
  const published = await publishNew(
    store,
    await builds('1.1.0', { 'mf-a': '/dashboard/two', 'mf-b': '/dashboard/one' }),
  );
  expect(published.map(({ name }) => name)).toEqual(['mf-a', 'mf-b']);
  expect(await live()).toEqual({ 'mf-a': '/dashboard/two', 'mf-b': '/dashboard/one' });
  expect((await readRegistry(store)).revision).toBe(2);
});

it('one rejected build prevents all new builds from going live', async () => {
  await publishNew(store, await builds('1.0.0', { 'mf-a': '/dashboard/one', 'mf-b': '/dashboard/two' }));
  const clash = await builds('1.1.0', { 'mf-a': '/dashboard/three', 'mf-b': '/dashboard/three' });
  await expect(publishNew(store, clash)).rejects.toThrow(/three of mf-b and .*three of mf-a match the same addresses/);
  expect(await live()).toEqual({ 'mf-a': '/dashboard/one', 'mf-b': '/dashboard/two' });
});

it('a version that a rollback withdrew is not published again', async () => {
  const first = await builds('1.0.0', { 'mf-a': '/dashboard/one' });
  const second = await builds('1.1.0', { 'mf-a': '/dashboard/two' });
  await publishNew(store, first);
  await publishNew(store, second);
  await rollbackRemote(store, 'mf-a');
  expect(await publishNew(store, second)).toEqual([]);
  expect(await live()).toEqual({ 'mf-a': '/dashboard/one' });
});

it('for production all builds must be checked, and unchecked ones are named together', async () => {
  const folders = await builds('1.0.0', { 'mf-a': '/dashboard/one', 'mf-b': '/dashboard/two' });
  const reason = { command: 'publish-built', by: 'maryam', note: null, commit: 'c0ffee' };
  const publish = (forceGate = false) => publishNew(store, folders, { needsCheck: true, forceGate, reason });
  await expect(publish()).rejects.toThrow(/these are not:\n {2}- remote check mf-a\n {2}- remote check mf-b$/);
  await noteChecked(folders.get('mf-a') ?? '', { report: {}, at: new Date(), ...unsignedCheck });
  await expect(publish()).rejects.toThrow(/these are not:\n {2}- remote check mf-b$/);
  expect(await live()).toEqual({});
  await noteChecked(folders.get('mf-b') ?? '', { report: {}, at: new Date(), ...unsignedCheck });
  expect((await publish()).map(({ checked }) => checked !== null)).toEqual([true, true]);
  expect(
    await publishNew(store, await builds('1.1.0', { 'mf-a': '/dashboard/one' }), { forceGate: true }),
  ).toHaveLength(1);
});
