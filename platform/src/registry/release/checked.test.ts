import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyPair, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isProduction } from '../../cli/options/remote-call.ts';
import { writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import { checkSigner } from '../trust/check-proof.ts';
import { checkSigningKey } from '../trust/keys.ts';
import { applyReleases } from '../verbs/apply.ts';
import { deployRemote, rollbackRemote } from '../verbs/operations.ts';
import { noteChecked } from './checked.ts';
import { sha256Of } from './integrity.ts';

const unsigned = { commit: 'c0ffee', sources: 'aa', sign: null };

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'checked-'));
});
afterAll(() => rm(scratch, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

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
const reason = { command: 'deploy a', by: 'maryam', note: null, commit: 'c0ffee' };
const forProduction = { needsCheck: true, reason };

it('production accepts the build that was checked, and no other bytes', async () => {
  const { store, built } = await ground('gate');
  const folder = await built('1.0.0');
  const unchecked = /^mf-a 1\.0\.0-\w+ has not passed: remote check mf-a/;
  await expect(deployRemote(store, folder, forProduction)).rejects.toThrow(unchecked);
  await noteChecked(folder, { report: { findings: [] }, at, ...unsigned });
  const { entry } = await deployRemote(store, folder, forProduction);
  const report = expect.stringMatching(/^sha256-/);
  expect(entry.checked).toEqual({ at: at.toISOString(), report, commit: 'c0ffee', sources: 'aa' });
  await appendFile(join(folder, 'release.json'), '\n');
  await expect(deployRemote(store, folder, forProduction)).rejects.toThrow(unchecked);
  await writeFile(join(folder, '.checked.json'), '{ "release":');
  await expect(deployRemote(store, folder, forProduction)).rejects.toThrow(unchecked);
});

it('a set of releases for production is checked completely', async () => {
  const { store, built } = await ground('set');
  const dist = await built('1.0.0');
  const set = { remotes: [{ name: 'mf-a', dist }] };
  await expect(applyReleases(store, set, forProduction)).rejects.toThrow(/has not passed/);
  await noteChecked(dist, { report: {}, at, ...unsigned });
  expect((await applyReleases(store, set, forProduction)).remotes[0]?.checked).not.toBeNull();
});

it('development, --force-gate and a rollback need no check', async () => {
  const { store, built } = await ground('free');
  const first = await deployRemote(store, await built('1.0.0'));
  const second = await deployRemote(store, await built('1.1.0'), { ...forProduction, forceGate: true });
  expect([first.entry.checked, second.entry.checked]).toEqual([null, null]);
  expect((await rollbackRemote(store, 'mf-a')).version).toBe(first.entry.version);
});

it('a version that was published unchecked can be checked later', async () => {
  const { store, built } = await ground('later');
  const folder = await built('1.0.0');
  await deployRemote(store, folder);
  await noteChecked(folder, { report: {}, at, ...unsigned });
  const { changed } = await deployRemote(store, folder, forProduction);
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

it('production accepts no build of which no commit is known', async () => {
  const { store, built } = await ground('no-commit');
  const folder = await built('1.0.0');
  await noteChecked(folder, { report: {}, at, ...unsigned });
  const unknown = { needsCheck: true, reason: { ...reason, commit: null } };
  await expect(deployRemote(store, folder, unknown)).rejects.toThrow(/no commit is known/);
});

it('with keys for checks production accepts what one of them signed: these files, of a commit', async () => {
  const { store, built } = await ground('proved');
  const [folder, next] = [await built('1.0.0'), await built('1.1.0')];
  const [ci, somebody] = [keyPair(), keyPair()];
  const note = (dist: string, privateKey: string, commit = 'c0ffee') =>
    noteChecked(dist, {
      report: {},
      at,
      commit,
      sources: 'aa',
      sign: checkSigner(checkSigningKey({ CHECK_SIGNING_KEY: privateKey })),
    });
  vi.stubEnv('CHECK_PUBLIC_KEYS', ci.publicKey);
  const unproved = /has no check that a key of CHECK_PUBLIC_KEYS signed/;
  await noteChecked(folder, { report: {}, at, ...unsigned });
  await expect(deployRemote(store, folder, forProduction)).rejects.toThrow(unproved);
  await note(folder, somebody.privateKey);
  await expect(deployRemote(store, folder, forProduction)).rejects.toThrow(unproved);
  await note(folder, ci.privateKey, 'c0ffee-dirty');
  await expect(deployRemote(store, folder, forProduction)).rejects.toThrow(unproved);
  await note(folder, ci.privateKey);
  await deployRemote(store, folder, forProduction);
  // The record of one build beside another.
  const [record, release] = [join(folder, '.checked.json'), await readFile(join(next, 'release.json'))];
  const moved = { ...JSON.parse(await readFile(record, 'utf8')), release: sha256Of(release) };
  await writeFile(join(next, '.checked.json'), JSON.stringify(moved));
  await expect(deployRemote(store, next, forProduction)).rejects.toThrow(unproved);
});
