import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyPair, unsignedCheck, writeBuiltRemote } from '@academy/platform/testing';
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
  await noteChecked(folder, { report: { findings: [] }, at, ...unsignedCheck });
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
  await noteChecked(dist, { report: {}, at, ...unsignedCheck });
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
  await noteChecked(folder, { report: {}, at, ...unsignedCheck });
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
  await noteChecked(folder, { report: {}, at, ...unsignedCheck });
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
  await noteChecked(folder, { report: {}, at, ...unsignedCheck });
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
  // What the key signed cannot be changed, and is needed whatever the option says.
  await note(next, ci.privateKey);
  const described = join(next, 'release.json');
  const changed = JSON.stringify({ ...JSON.parse(await readFile(described, 'utf8')), container: 'another' });
  await writeFile(described, changed);
  const noted = join(next, '.checked.json');
  await writeFile(noted, JSON.stringify({ ...JSON.parse(await readFile(noted, 'utf8')), release: sha256Of(changed) }));
  await expect(deployRemote(store, next, { ...forProduction, forceGate: true })).rejects.toThrow(unproved);
});

it('with keys for checks a rollback goes only to a version that was checked with one of them', async () => {
  const { store, built } = await ground('rollback');
  const ci = keyPair();
  await deployRemote(store, await built('1.0.0'));
  const next = await built('1.1.0');
  const sign = checkSigner(checkSigningKey({ CHECK_SIGNING_KEY: ci.privateKey }));
  await noteChecked(next, { report: {}, at, ...unsignedCheck, sign });
  vi.stubEnv('CHECK_PUBLIC_KEYS', ci.publicKey);
  const { entry } = await deployRemote(store, next, forProduction);
  await expect(rollbackRemote(store, 'mf-a')).rejects.toThrow(/has no check that a key/);
  vi.stubEnv('CHECK_PUBLIC_KEYS', '');
  await rollbackRemote(store, 'mf-a');
  vi.stubEnv('CHECK_PUBLIC_KEYS', ci.publicKey);
  expect((await rollbackRemote(store, 'mf-a', { to: entry.version })).version).toBe(entry.version);
});
