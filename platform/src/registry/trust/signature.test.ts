import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyPair, unsignedCheck, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteChecked } from '../release/checked.ts';
import { parseRegistry, readRegistry, writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { deployRemote, rollbackRemote } from '../verbs/operations.ts';
import { checkSigner } from './check-proof.ts';
import { checkSigningKey, releaseKeys } from './keys.ts';
import { readReleaseFacts, UnsignedRelease, verifiedStore } from './signature.ts';
import { signedStore } from './signed-store.ts';

const [own, other] = [keyPair(), keyPair()];

let folder: string;
let store: ReleaseStore;
let warned: string[];
const folders: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-'));
  folders.push(folder);
  warned = [];
  store = await openStore(join(folder, 'store'));
  await writePlatform(store, { shell: '1.0.0', api: '1.0.0' });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))));

async function deploy(key: string | undefined, number = '1.0.0', isChecked = false): Promise<string> {
  vi.stubEnv('RELEASE_SIGNING_KEY', key);
  const dist = join(folder, `dist-${number}`);
  const { version } = await writeBuiltRemote(dist, { name: 'mf-a', version: number, mark: number });
  if (isChecked) await noteChecked(dist, { report: {}, at: new Date('2026-03-01T10:00:00Z'), ...unsignedCheck });
  await deployRemote(store, dist);
  return version;
}

/** The site's responses: the live versions, and whether the entry script is there. */
async function served(version: string, keys = own.publicKey) {
  const onRejected = (_: string, problem: string, isFirst: boolean) => isFirst && warned.push(problem);
  const site = signedStore(store, { keys: releaseKeys(keys), onRejected });
  const file = await site.get('registry.json');
  const script = await site.get(`mf-a/${version}/remoteEntry.js`);
  return { live: parseRegistry(file?.bytes ?? new Uint8Array()).remotes.length, hasScript: script !== null };
}

async function tamper(file: string, change: (text: string) => string): Promise<void> {
  const place = join(folder, 'store', file);
  await writeFile(place, change(await readFile(place, 'utf8')));
}

it('a site with keys serves the releases that one of them signed', async () => {
  const version = await deploy(own.privateKey.replaceAll('\n', '\\n'));
  expect(await served(version)).toEqual({ live: 1, hasScript: true });
  expect(await served(version, other.publicKey + own.publicKey)).toEqual({ live: 1, hasScript: true });
  expect(warned).toEqual([]);
  expect(await served(version, other.publicKey)).toEqual({ live: 0, hasScript: false });
  expect(warned).toEqual([`mf-a/${version} is not served: no key of RELEASE_PUBLIC_KEYS signed it`]);
});

it('a release without a signature is not served until the same build is deployed with one', async () => {
  const version = await deploy(undefined);
  expect(await served(version)).toEqual({ live: 0, hasScript: false });
  await deploy(own.privateKey);
  expect(await served(version)).toEqual({ live: 1, hasScript: true });
});

it('a changed release and a changed entry of the registry are not served', async () => {
  const version = await deploy(own.privateKey);
  await tamper('registry.json', (text) => text.replace(/sha256-[^"]+/, 'sha256-other'));
  expect(await served(version)).toEqual({ live: 0, hasScript: true });
  expect(warned).toEqual([`mf-a/${version} is not served: the registry says something else than what was signed`]);
  await tamper(`mf-a/${version}/release.json`, (text) => text.replace(/sha256-[^"]+/, 'sha256-other'));
  expect(await served(version)).toEqual({ live: 0, hasScript: false });
});

it('a text that is no key is rejected without printing it', async () => {
  await expect(deploy('hush')).rejects.toThrow('RELEASE_SIGNING_KEY is no Ed25519 key in PEM');
  expect(() => releaseKeys('hush')).toThrow('RELEASE_PUBLIC_KEYS is no Ed25519 key in PEM');
});

it('a change by a site with keys accepts only signed releases, also as fallbacks, and keeps the whole registry', async () => {
  const site = verifiedStore(store, releaseKeys(own.publicKey));
  const unsigned = await deploy(undefined, '1.0.0');
  const first = await deploy(own.privateKey, '1.1.0');
  await deploy(own.privateKey, '1.2.0');
  const entry = await rollbackRemote(site, 'mf-a');
  expect([entry.version, entry.previousVersion]).toEqual([first, null]);
  await expect(rollbackRemote(site, 'mf-a', { to: unsigned })).rejects.toThrow(UnsignedRelease);
  expect((await readRegistry(store)).remotes).toMatchObject([{ version: first }]);
  expect(verifiedStore(store, null)).toBe(store);
});

it('a release says whether it was checked and signed, and a later deploy of the same build adds it', async () => {
  const keys = releaseKeys(own.publicKey);
  const facts = (version: string) => readReleaseFacts(store, keys, { name: 'mf-a', version });
  const version = await deploy(undefined);
  expect(await facts(version)).toEqual({ checkedAt: null, signed: false, outdated: false });
  expect(await readReleaseFacts(store, null, { name: 'mf-a', version })).toEqual({
    checkedAt: null,
    signed: null,
    outdated: false,
  });
  await deploy(own.privateKey);
  expect(await facts(version)).toEqual({ checkedAt: null, signed: true, outdated: false });
  await deploy(undefined, '1.0.0', true);
  expect(await facts(version)).toEqual({ checkedAt: null, signed: true, outdated: false });
  await deploy(own.privateKey, '1.0.0', true);
  expect(await facts(version)).toEqual({ checkedAt: '2026-03-01T10:00:00.000Z', signed: true, outdated: false });
  expect(await facts('0.0.1-gone')).toBeNull();
});

it('a site with keys for checks serves only releases whose check one of them signed', async () => {
  const dist = join(folder, 'dist-1.0.0');
  const serves = async () => {
    const problems: string[] = [];
    const onRejected = (_: string, problem: string) => problems.push(problem);
    const trust = { keys: releaseKeys(own.publicKey), checkKeys: releaseKeys(other.publicKey), onRejected };
    const { remotes } = parseRegistry(
      (await signedStore(store, trust).get('registry.json'))?.bytes ?? new Uint8Array(),
    );
    return [remotes.length, problems[0]];
  };
  const version = await deploy(own.privateKey, '1.0.0', true);
  expect(await serves()).toEqual([0, `mf-a/${version} is not served: no key of CHECK_PUBLIC_KEYS signed its check`]);
  const sign = checkSigner(checkSigningKey({ CHECK_SIGNING_KEY: other.privateKey }));
  await noteChecked(dist, { report: {}, at: new Date('2026-03-01T10:00:00Z'), ...unsignedCheck, sign });
  await deployRemote(store, dist);
  expect(await serves()).toEqual([1, undefined]);
  const facts = (checkKeys: string) =>
    readReleaseFacts(store, releaseKeys(own.publicKey), { name: 'mf-a', version }, releaseKeys(checkKeys));
  expect([(await facts(other.publicKey))?.signed, (await facts(own.publicKey))?.signed]).toEqual([true, false]);
});

it('a check by a later key takes the place of one by a former key, with the same build', async () => {
  const [former, present] = [keyPair(), keyPair()];
  const dist = join(folder, 'dist-1.0.0');
  const at = new Date('2026-03-01T10:00:00Z');
  const checkedBy = async ({ privateKey }: { privateKey: string }) => {
    const sign = checkSigner(checkSigningKey({ CHECK_SIGNING_KEY: privateKey }));
    await noteChecked(dist, { report: {}, at, ...unsignedCheck, sign });
    return (await deployRemote(store, dist)).entry.version;
  };
  await deploy(own.privateKey);
  vi.stubEnv('CHECK_PUBLIC_KEYS', former.publicKey);
  const version = await checkedBy(former);
  vi.stubEnv('CHECK_PUBLIC_KEYS', present.publicKey);
  await checkedBy(present);
  const facts = (checkKeys: string) =>
    readReleaseFacts(store, releaseKeys(own.publicKey), { name: 'mf-a', version }, releaseKeys(checkKeys));
  expect([(await facts(present.publicKey))?.signed, (await facts(former.publicKey))?.checkedAt]).toEqual([true, null]);
});
