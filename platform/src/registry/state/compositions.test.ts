import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltRemote, startS3, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { storeProblem } from '../store/store-problem.ts';
import { applyReleases, parseReleaseSet } from '../verbs/apply.ts';
import { deployRemote, enableRemote, rollbackRemote } from '../verbs/operations.ts';
import { pruneReleases } from '../verbs/prune.ts';
import { restoreComposition } from '../verbs/restore.ts';
import { latestCompositions } from './compositions.ts';
import { REGISTRY_KEY, readRegistry, writePlatform } from './documents.ts';
import { reasonFor } from './reason.ts';

vi.setConfig({ testTimeout: 30_000 });

let scratch: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let count = 0;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'compositions-'));
  s3 = await startS3(join(scratch, 's3'), 'academy');
});
afterAll(async () => {
  await s3.stop();
  await rm(scratch, { recursive: true });
});

const places = {
  folder: () => openStore(join(scratch, `store-${count++}`)),
  S3: () => openStore(`s3://academy/releases/${count++}`, s3.environment),
};
const HOUR = 3_600_000;
/** Long enough ago that no deploy is still running. */
const start = Date.now() - 100 * 24 * HOUR;
const day = (days: number) => new Date(start + days * 24 * HOUR);
const reason = (command: string, note: string | null = null) => ({ command, by: 'amal', note, commit: 'abc' });
const named = (name: string, version: string) => ({ name, version, mark: `${name}${version}` });

describe.each(Object.entries(places))('compositions of a store on %s', (place, open) => {
  /** Tests that do not depend on the kind of store. */
  const anyStore = it.skipIf(place === 'S3');
  let store: ReleaseStore;
  beforeEach(async () => {
    store = await open();
    await writePlatform(store, { shell: '1.2.0', api: '1.0.3' });
  });

  async function build(remote: BuiltRemote): Promise<string> {
    const folder = join(scratch, `dist-${count++}`);
    await writeBuiltRemote(folder, remote);
    return folder;
  }
  const deploy = async (name: string, version: string, at: Date) =>
    (await deployRemote(store, await build(named(name, version)), { at, reason: reason(`deploy ${name}`) })).entry
      .version;
  const versions = async () =>
    (await readRegistry(store)).remotes.map(({ version, enabled }) => (enabled ? version : `${version} off`));

  anyStore('each change says who made it, when and why', async () => {
    const version = await deploy('mf-a', '1.0.0', day(1));
    await enableRemote(store, 'mf-a', false, { at: day(2), reason: reason('disable a', 'it shows wrong sums') });
    const [latest, first, ...more] = await latestCompositions(store, await readRegistry(store), 10);
    expect(latest).toMatchObject({
      revision: 2,
      change: {
        at: day(2).toISOString(),
        by: 'amal',
        command: 'disable a',
        note: 'it shows wrong sums',
        commit: 'abc',
      },
      remotes: [{ name: 'mf-a', version, enabled: false }],
    });
    expect(first).toMatchObject({
      revision: 1,
      change: { command: 'deploy mf-a', note: null },
      remotes: [{ enabled: true }],
    });
    expect(more).toEqual([]);
  });

  it('a composition is restored by its time or revision in one change, after the gate', async () => {
    const old = [await deploy('mf-a', '1.0.0', day(1)), await deploy('mf-b', '1.0.0', day(2))];
    const newer = await deploy('mf-a', '1.1.0', day(3));
    await enableRemote(store, 'mf-b', false, { at: day(4) });
    await deploy('mf-c', '1.0.0', day(5));
    const { registry, restored } = await restoreComposition(store, { at: new Date(day(3).getTime() - HOUR) });
    expect([restored, registry.revision, await versions()]).toEqual([2, 6, old]);
    await restoreComposition(store, { revision: 4 });
    expect(await versions()).toEqual([newer, `${old[1]} off`]);
    expect((await readRegistry(store)).remotes[0]?.previousVersion).toBe(old[0]);
    await expect(restoreComposition(store, { at: day(0) })).rejects.toThrow(/nothing is known to have been live/);
    await expect(restoreComposition(store, { revision: 99 })).rejects.toThrow(/does not know revision 99/);
    await writePlatform(store, { shell: '2.0.0', api: '1.0.3' });
    await expect(restoreComposition(store, { revision: 1 })).rejects.toThrow(/mf-a .* needs shell \^1\.0\.0/);
    expect(await versions()).toEqual([newer, `${old[1]} off`]);
  });

  anyStore('after a restore, rollback and fallback go to the versions that were good before', async () => {
    const [oldest, good] = [await deploy('mf-a', '1.0.0', day(1)), await deploy('mf-a', '1.1.0', day(2))];
    const bad = await deploy('mf-a', '1.2.0', day(3));
    await restoreComposition(store, { revision: 2 }, { at: day(4) });
    const next = [await deploy('mf-a', '1.3.0', day(5)), await deploy('mf-a', '1.4.0', day(6))];
    const steps: (string | null)[][] = [];
    for (let step = 0; step < 3; step++) {
      const { version, previousVersion } = await rollbackRemote(store, 'mf-a');
      steps.push([version, previousVersion]);
    }
    expect(steps).toEqual([
      [next[0], good],
      [good, oldest],
      [oldest, null],
    ]);
    const known = (await readRegistry(store)).remotes[0]?.history.map(({ version }) => version);
    expect(known).toEqual([oldest, good, next[0], next[1], bad]);
  });

  anyStore('a version that was rolled back is no fallback of later ones', async () => {
    const good = await deploy('mf-a', '1.0.0', day(1));
    const bad = await deploy('mf-a', '1.1.0', day(2));
    await rollbackRemote(store, 'mf-a');
    const next = [await deploy('mf-a', '1.2.0', day(3)), await deploy('mf-a', '1.3.0', day(4))];
    expect(await rollbackRemote(store, 'mf-a')).toMatchObject({ version: next[0], previousVersion: good });
    expect(await rollbackRemote(store, 'mf-a', { to: bad })).toMatchObject({ version: bad, previousVersion: good });
  });

  anyStore('a version that is deployed again is no fallback of those that came after its first time', async () => {
    const first = await build(named('mf-a', '1.0.0'));
    await deployRemote(store, first, { at: day(1) });
    const [second, third] = [await deploy('mf-a', '1.1.0', day(2)), await deploy('mf-a', '1.2.0', day(3))];
    await deployRemote(store, first, { at: day(4) });
    expect(await rollbackRemote(store, 'mf-a')).toMatchObject({ version: third, previousVersion: second });
    expect(await rollbackRemote(store, 'mf-a')).toMatchObject({ version: second, previousVersion: null });
  });

  anyStore('several releases go live in one change, or none', async () => {
    const first = await deploy('mf-a', '1.0.0', day(1));
    await deploy('mf-a', '1.1.0', day(2));
    const dist = await build(named('mf-b', '1.0.0'));
    const set = {
      remotes: [
        { name: 'mf-a', version: first },
        { name: 'mf-b', dist, enabled: false },
      ],
    };
    const registry = await applyReleases(store, parseReleaseSet(JSON.stringify({ ...set, note: 'together' }), 'set'));
    expect([registry.revision, registry.change?.note]).toEqual([3, 'together']);
    expect(await versions()).toEqual([first, expect.stringMatching(/^1\.0\.0-\w+ off$/)]);
    const claim = [{ path: '/dashboard/b', screen: 'list', titleKey: 'list.title' }];
    const thief = await build({ ...named('mf-c', '1.0.0'), declaration: { routes: claim as never } });
    const bad = {
      remotes: [
        { name: 'mf-a', enabled: false },
        { name: 'mf-c', dist: thief },
      ],
    };
    await expect(applyReleases(store, bad)).rejects.toThrow(/cannot go live/);
    expect((await readRegistry(store)).revision).toBe(3);
    expect(() => parseReleaseSet('{"remotes":[{"nam":"mf-a"}]}', 'set.json')).toThrow(/set.json is no set of releases/);
  });

  it('pruning keeps live versions, fallbacks of pages and what recent compositions need', async () => {
    const deployed: string[] = [];
    for (const minor of [0, 1, 2, 3]) deployed.push(await deploy('mf-a', `1.${minor}.0`, day(minor)));
    await store.put('mf-a/9.9.9-dead/remoteEntry.js', new Uint8Array(3));
    const later = new Date(Date.now() + 2 * HOUR);
    const stored = async () => {
      const keys = (await store.list('mf-a')).map(({ key }) => key.split('/')[1]);
      return [...new Set(keys)].sort();
    };
    expect((await pruneReleases(store, { keep: 1, days: 0 })).versions).toEqual([]);
    const trial = await pruneReleases(store, { keep: 2, days: 0, at: later, isTrial: true });
    expect(trial.versions).toEqual([`mf-a ${deployed[0]}`, 'mf-a 9.9.9-dead']);
    expect(await stored()).toHaveLength(5);
    await pruneReleases(store, { keep: 2, days: 0, at: later });
    expect(await stored()).toEqual(deployed.slice(1));
    expect((await pruneReleases(store, { keep: 1, days: 1_000, at: later })).versions).toEqual([]);
    expect((await readRegistry(store)).revision).toBe(4);
    expect((await rollbackRemote(store, 'mf-a')).version).toBe(deployed[2]);
    await expect(rollbackRemote(store, 'mf-a', { to: `${deployed[0]}` })).rejects.toThrow(
      /never published .* or was pruned/,
    );
    await expect(restoreComposition(store, { revision: 1 })).rejects.toThrow(/pruned/);
  });

  it('a failed deploy leaves no files, and says what to do', async () => {
    const folder = await build(named('mf-a', '1.0.0'));
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const put = (key: string, bytes: Uint8Array) =>
      key.includes('locales/ar') ? Promise.reject(full) : store.put(key, bytes);
    const error = await deployRemote({ ...store, put }, folder).catch((reason: unknown) => reason);
    expect(error).toBe(full);
    expect(await store.list('mf-a')).toEqual([]);
    expect(storeProblem(store, error)).toMatch(/is full \(ENOSPC.*remote prune/s);
    expect((await deployRemote(store, folder)).changed).toBe(true);
  });

  anyStore('the registry of many deploys is bounded', async () => {
    const first = await build(named('mf-a', '1.0.0'));
    await deployRemote(store, first);
    const size = async () => (await store.head(REGISTRY_KEY))?.size ?? 0;
    await deploy('mf-a', '1.1.0', day(1));
    const before = await size();
    for (const turn of [1, 2, 3]) await enableRemote(store, 'mf-a', turn % 2 === 0, { reason: reason('turn') });
    expect(await size()).toBeLessThan(before * 1.05);
    expect(JSON.stringify(await readRegistry(store))).not.toContain('"previous":{');
  });
});

it('a store that is unreachable and one that rejects the credentials are different errors', async () => {
  const store = await places.folder();
  const unreachable = Object.assign(
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
    {},
  );
  expect(storeProblem(store, unreachable)).toMatch(/cannot be reached.*S3_ENDPOINT/s);
  const forbidden = Object.assign(new Error('Access Denied'), { $metadata: { httpStatusCode: 403 } });
  expect(storeProblem(store, forbidden)).toMatch(/rejects the credentials.*S3_ACCESS_KEY_ID/s);
  expect(storeProblem(store, new Error('a bug'))).toBeNull();
});

it('the record names the given person, the CI’s user or the machine’s, and the commit', async () => {
  const ci = { GITHUB_ACTOR: 'noor', GITHUB_SHA: 'f00' };
  expect(reasonFor({ command: 'deploy a' }, scratch, ci)).toEqual({
    command: 'deploy a',
    by: 'noor',
    note: null,
    commit: 'f00',
  });
  expect(reasonFor({ command: 'deploy a', by: 'sami', note: 'why' }, scratch, ci)).toMatchObject({
    by: 'sami',
    note: 'why',
  });
  const local = reasonFor({ command: 'deploy a' }, scratch, {});
  expect([local.by.length > 0, local.commit]).toEqual([true, null]);
});
