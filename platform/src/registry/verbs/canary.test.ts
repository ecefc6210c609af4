import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRegistry, writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { abortCandidate, promoteCandidate } from './canary.ts';
import { deployRemote, rollbackRemote } from './operations.ts';
import { pruneReleases } from './prune.ts';
import { restoreComposition } from './restore.ts';

let scratch: string;
let store: ReleaseStore;
let count = 0;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'canary-'));
});
afterAll(() => rm(scratch, { recursive: true }));
beforeEach(async () => {
  store = await openStore(join(scratch, `store-${count++}`));
  await writePlatform(store, { shell: '1.0.0', api: '1.0.0' });
});

const name = 'mf-library';
async function deploy(version: string, options: Parameters<typeof deployRemote>[2] = {}, declaration = {}) {
  const folder = join(scratch, `dist-${count++}`);
  const release = await writeBuiltRemote(folder, { name, version, mark: version, declaration });
  await deployRemote(store, folder, options);
  return release.version;
}
const start = new Date('2026-01-01T00:00:00Z');
const canary = (percent: number, at = start) => ({ canary: { percent }, at });
async function entry() {
  const [found] = (await readRegistry(store)).remotes;
  if (!found) throw new Error('nothing is live');
  return found;
}

it('a canary keeps the live version, and a promotion makes the candidate live', async () => {
  const live = await deploy('1.0.0');
  const next = await deploy('1.1.0', canary(20));
  const { version, candidate } = await entry();
  expect([version, candidate]).toMatchObject([live, { version: next, percent: 20, since: start.toISOString() }]);
  await promoteCandidate(store, { name });
  expect(await entry()).toMatchObject({ version: next, previousVersion: live, candidate: null });
});

it('a larger share keeps the users of the smaller one, another candidate chooses new users', async () => {
  await deploy('1.0.0');
  await deploy('1.1.0', canary(20));
  const { candidate: small } = await entry();
  await deploy('1.1.0', canary(50));
  const { candidate: large } = await entry();
  expect([large?.percent, large?.salt]).toEqual([50, small?.salt]);
  await deploy('1.2.0', canary(50));
  expect((await entry()).candidate?.salt).not.toBe(small?.salt);
});

it.each([
  ['an abort', () => abortCandidate(store, { name }), '1.0.0'],
  ['a deploy', () => deploy('1.2.0'), '1.2.0'],
  ['a rollback', () => rollbackRemote(store, name), '0.9.0'],
  ['a restore', () => restoreComposition(store, { revision: 2 }), '1.0.0'],
])('a canary is ended by %s', async (_, end, version) => {
  await deploy('0.9.0');
  await deploy('1.0.0');
  await deploy('1.1.0', canary(20));
  await end();
  const live = await entry();
  expect([live.version.split('-')[0], live.candidate]).toEqual([version, null]);
});

it('promoting or withdrawing a candidate that has ended changes nothing', async () => {
  await deploy('1.0.0');
  const judged = await deploy('1.1.0', canary(20));
  const next = await deploy('1.2.0', canary(20));
  const { revision } = await readRegistry(store);
  await abortCandidate(store, { name, version: judged });
  await promoteCandidate(store, { name, version: judged });
  expect((await readRegistry(store)).revision).toBe(revision);
  expect((await entry()).candidate?.version).toBe(next);
  await abortCandidate(store, { name });
  await expect(abortCandidate(store, { name })).rejects.toThrow('has no candidate');
});

it('a candidate needs the same checks as a deploy, a live version and signed-in users', async () => {
  await expect(deploy('1.0.0', canary(20))).rejects.toThrow('is not live yet');
  await deploy('1.0.0');
  const needs = { shell: '^2.0.0', api: '^1.0.0' };
  await expect(deploy('1.1.0', canary(20), { needs })).rejects.toThrow('needs shell ^2.0.0');
  await expect(deploy('1.1.0', canary(100))).rejects.toThrow('1 to 99 percent');
  await expect(deploy('1.0.0', canary(20))).rejects.toThrow('is live already');
  const routes = [{ path: '/library', screen: 'list', titleKey: 'list.title', access: 'public', layout: 'bare' }];
  await expect(deploy('1.3.0', canary(20), { routes })).rejects.toThrow('has nothing for signed-in users');
  expect((await entry()).candidate).toBeNull();
});

it('a candidate is not pruned', async () => {
  await deploy('1.0.0', { at: start });
  const next = await deploy('1.1.0', canary(20));
  const at = new Date(Date.now() + 40 * 86_400_000);
  expect((await pruneReleases(store, { keep: 1, days: 1, at })).versions).toEqual([]);
  expect((await entry()).candidate?.version).toBe(next);
});
