import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { deployRemote, enableRemote, rollbackRemote } from '../verbs/operations.ts';
import { restoreComposition } from '../verbs/restore.ts';
import { readDeployments } from './deployments.ts';
import { readRegistry, writePlatform } from './documents.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'deployments-'));
});
afterAll(() => rm(scratch, { recursive: true }));

const by = (name: string, command = 'deploy') => ({ reason: { command, by: name, note: null, commit: 'c0ffee' } });

async function ground(name: string) {
  const folder = join(scratch, name);
  const store = await openStore(folder);
  await writePlatform(store, { shell: '1.0.0', api: '1.0.0' });
  const deploy = async (remote: string, version: string, actor: string) => {
    const dist = join(scratch, `${name}-${remote}-${version}`);
    await writeBuiltRemote(dist, { name: remote, version, mark: version });
    await deployRemote(store, dist, by(actor));
  };
  const switchTimes = async (remote: string, times: number) => {
    for (let time = 0; time < times; time += 1)
      await enableRemote(store, remote, time % 2 === 1, by('switch', 'enable'));
  };
  /** In the form of an older command line. */
  const withoutDeployments = async () => {
    const registry = await readRegistry(store);
    const remotes = registry.remotes.map(({ deployed: _, ...entry }) => entry);
    await writeFile(join(folder, 'registry.json'), JSON.stringify({ ...registry, remotes }));
  };
  const actors = async () => {
    const found = await readDeployments(store, await readRegistry(store));
    return Object.fromEntries([...found].map(([remote, change]) => [remote, change?.by ?? null]));
  };
  return { folder, store, deploy, switchTimes, withoutDeployments, actors };
}

it('the author of a live version is known after any number of later changes', async () => {
  const { store, deploy, switchTimes, actors } = await ground('many');
  await deploy('mf-a', '1.0.0', 'amal');
  await deploy('mf-b', '1.0.0', 'badr');
  await switchTimes('mf-b', 70);
  expect(await actors()).toEqual({ 'mf-a': 'amal', 'mf-b': 'badr' });
  expect((await readRegistry(store)).remotes[0]?.deployed).toMatchObject({ command: 'deploy', commit: 'c0ffee' });
});

it('a rollback and a restored composition count as the change that made their versions live', async () => {
  const { store, deploy, actors } = await ground('back');
  await deploy('mf-a', '1.0.0', 'amal');
  await deploy('mf-b', '1.0.0', 'badr');
  await deploy('mf-a', '1.1.0', 'amal');
  await rollbackRemote(store, 'mf-a', by('rana', 'rollback'));
  expect(await actors()).toEqual({ 'mf-a': 'rana', 'mf-b': 'badr' });
  await restoreComposition(store, { revision: 3 }, by('samir', 'restore'));
  expect(await actors()).toEqual({ 'mf-a': 'samir', 'mf-b': 'badr' });
});

it('a registry of an older version gets the authors from its compositions, and keeps them with the next change', async () => {
  const { store, deploy, switchTimes, withoutDeployments, actors } = await ground('before');
  await deploy('mf-a', '1.0.0', 'amal');
  await deploy('mf-b', '1.0.0', 'badr');
  await switchTimes('mf-b', 64);
  await withoutDeployments();
  expect(await actors()).toEqual({ 'mf-a': 'amal', 'mf-b': 'badr' });
  await switchTimes('mf-a', 1);
  const { remotes } = await readRegistry(store);
  expect(remotes.map(({ deployed }) => deployed?.by)).toEqual(['amal', 'badr']);
});

it('a version that was live before the oldest stored composition has no author', async () => {
  const { folder, deploy, switchTimes, withoutDeployments, actors } = await ground('lost');
  await deploy('mf-a', '1.0.0', 'amal');
  await switchTimes('mf-a', 3);
  await withoutDeployments();
  await rm(join(folder, 'compositions/1.json'));
  expect(await actors()).toEqual({ 'mf-a': null });
});
