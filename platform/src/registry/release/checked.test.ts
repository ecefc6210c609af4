import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isProduction } from '../../cli/options/remote-call.ts';
import { writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import { applyReleases } from '../verbs/apply.ts';
import { deployRemote, rollbackRemote } from '../verbs/operations.ts';
import { noteChecked } from './checked.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'checked-'));
});
afterAll(() => rm(scratch, { recursive: true }));

const ground = async (name: string) => {
  const store = await openStore(join(scratch, name));
  await writePlatform(store, { shell: '1.2.0', api: '1.0.3' });
  const built = async (version: string) => {
    const folder = join(scratch, `${name}-${version}`);
    await writeBuiltRemote(folder, { name: 'mf-a', version, mark: version });
    return folder;
  };
  return { store, built };
};
const at = new Date('2026-03-01T10:00:00Z');
const needsCheck = true;

it('production accepts the build that was checked, and no other bytes', async () => {
  const { store, built } = await ground('gate');
  const folder = await built('1.0.0');
  const unchecked = /^mf-a 1\.0\.0-\w+ has not passed: remote check mf-a/;
  await expect(deployRemote(store, folder, { needsCheck })).rejects.toThrow(unchecked);
  await noteChecked(folder, { findings: [] }, at);
  const { entry } = await deployRemote(store, folder, { needsCheck });
  expect(entry.checked).toEqual({ at: at.toISOString(), report: expect.stringMatching(/^sha256-/) });
  await appendFile(join(folder, 'release.json'), '\n');
  await expect(deployRemote(store, folder, { needsCheck })).rejects.toThrow(unchecked);
  await writeFile(join(folder, '.checked.json'), '{ "release":');
  await expect(deployRemote(store, folder, { needsCheck })).rejects.toThrow(unchecked);
});

it('a set of releases for production is checked completely', async () => {
  const { store, built } = await ground('set');
  const dist = await built('1.0.0');
  const set = { remotes: [{ name: 'mf-a', dist }] };
  await expect(applyReleases(store, set, { needsCheck })).rejects.toThrow(/has not passed/);
  await noteChecked(dist, {}, at);
  expect((await applyReleases(store, set, { needsCheck })).remotes[0]?.checked).not.toBeNull();
});

it('development, --force-gate and a rollback need no check', async () => {
  const { store, built } = await ground('free');
  const first = await deployRemote(store, await built('1.0.0'));
  const second = await deployRemote(store, await built('1.1.0'), { needsCheck, forceGate: true });
  expect([first.entry.checked, second.entry.checked]).toEqual([null, null]);
  expect((await rollbackRemote(store, 'mf-a')).version).toBe(first.entry.version);
});

it('a version that was published unchecked can be checked later', async () => {
  const { store, built } = await ground('later');
  const folder = await built('1.0.0');
  await deployRemote(store, folder);
  await noteChecked(folder, {}, at);
  const { changed } = await deployRemote(store, folder, { needsCheck });
  expect(changed).toBe(false);
});

it('a bucket is production, a folder is if the process says so', () => {
  const before = process.env.NODE_ENV;
  const verdicts = [undefined, 'production'].map((mode) => {
    process.env.NODE_ENV = mode ?? '';
    return ['s3://releases/live', '/var/releases'].map((address) => isProduction({ store: { address } }));
  });
  process.env.NODE_ENV = before;
  expect(verdicts).toEqual([
    [true, false],
    [true, true],
  ]);
});
