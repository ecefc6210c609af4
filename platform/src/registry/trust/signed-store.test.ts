import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuiltRemote, keyPair, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRegistry, readRegistry, writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { allowOrigin, deployRemote, rollbackRemote } from '../verbs/operations.ts';
import { setMinimum } from '../verbs/set-minimum.ts';
import { signPublished } from '../verbs/sign-published.ts';
import { releaseKeys, signingKey } from './keys.ts';
import { writeShellFiles } from './shell-files.ts';
import { UnsignedRelease, verifiedStore } from './signature.ts';
import { type RejectionKind, type SignedStore, signedStore, type Trust } from './signed-store.ts';

const own = keyPair();
const files = {
  'style.css': 'body{}',
  'site/en.html': '<p>Welcome',
  'site/csp.json': '{"styleHashes":[]}',
  'site/og.png': 'PNG',
};

let folder: string;
let store: ReleaseStore;
let rejected: [RejectionKind, string][];
let counted: number;
const folders: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-'));
  folders.push(folder);
  rejected = [];
  counted = 0;
  store = await openStore(join(folder, 'store'));
  await writePlatform(store, { shell: '1.0.0', api: '1.0.0' });
  vi.stubEnv('RELEASE_SIGNING_KEY', own.privateKey);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))));

const build = async (remote: Partial<BuiltRemote> = {}) => {
  const { version = '1.0.0' } = remote;
  const dist = join(folder, `dist-${version}`);
  const release = await writeBuiltRemote(dist, { name: 'mf-a', version, mark: version, builtAt: '', files, ...remote });
  return { dist, version: release.version };
};
const privateKey = () => {
  const key = signingKey();
  if (!key) throw new Error('no key');
  return key;
};
const day = (number: number) => new Date(Date.UTC(2026, 2, number));

async function deploy(remote: Partial<BuiltRemote> = {}, at = day(1)): Promise<string> {
  const { dist, version } = await build(remote);
  await deployRemote(store, dist, { at });
  return version;
}

function site(trust: Partial<Trust> = {}): SignedStore {
  const onRejected = (kind: RejectionKind, problem: string, isFirst: boolean) => {
    counted += 1;
    if (isFirst) rejected.push([kind, problem]);
  };
  return signedStore(store, { keys: releaseKeys(own.publicKey), onRejected, ...trust });
}

async function write(key: string, text: string): Promise<void> {
  const place = join(folder, 'store', key);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

async function liveVersions(from: SignedStore): Promise<string[]> {
  const file = await from.get('registry.json');
  return file ? parseRegistry(file.bytes).remotes.map(({ version }) => version) : [];
}

const isServed = async (from: SignedStore, version: string, file = 'style.css') =>
  (await from.get(`mf-a/${version}/${file}`)) !== null;

describe('a file of a signed release', () => {
  it.each([
    'remoteEntry.js',
    'style.css',
    'locales/en/a.json',
    'mf-manifest.json',
    'site/en.html',
    'site/csp.json',
    'site/og.png',
  ])('a changed %s is not served, and is reported once', async (file) => {
    const version = await deploy();
    const from = site();
    expect(await isServed(from, version, file)).toBe(true);
    await write(`mf-a/${version}/${file}`, 'changed');
    expect([await isServed(from, version, file), await isServed(from, version, file)]).toEqual([false, false]);
    expect(rejected).toEqual([
      ['changed', `mf-a/${version}/${file} is not served: it has other bytes than were signed`],
    ]);
    expect(counted).toBe(2);
  });

  it('a file that the release does not list is not served', async () => {
    const version = await deploy();
    await write(`mf-a/${version}/evil.js`, 'evil()');
    expect(await isServed(site(), version, 'evil.js')).toBe(false);
    expect(rejected).toEqual([['unlisted', `mf-a/${version}/evil.js is not served: mf-a/${version} does not list it`]]);
  });

  it('a release.json that is changed while a site runs is not served, and its files are those that were signed', async () => {
    const version = await deploy();
    const from = site();
    expect(await isServed(from, version)).toBe(true);
    const text = await readFile(join(folder, 'store/mf-a', version, 'release.json'), 'utf8');
    await write(`mf-a/${version}/release.json`, text.replace(/sha256-[^"]+/, 'sha256-other'));
    expect([await isServed(from, version, 'release.json'), await isServed(from, version)]).toEqual([false, true]);
    expect(await isServed(site(), version)).toBe(false);
  });

  it('another release under the name of a signed one is not served', async () => {
    const [one, other] = [await deploy(), await deploy({ version: '1.1.0' })];
    await write(`mf-a/${other}/release.json`, await readFile(join(folder, 'store/mf-a', one, 'release.json'), 'utf8'));
    const from = site();
    expect([await isServed(from, other), await liveVersions(from)]).toEqual([false, []]);
  });
});

it('a build lists the hash of every file, and a deploy rejects a file that is changed or not listed', async () => {
  const { dist } = await build();
  await writeFile(join(dist, 'style.css'), 'changed');
  await writeFile(join(dist, 'extra.txt'), 'more');
  await expect(deployRemote(store, dist)).rejects.toThrow(
    /extra.txt is not in the list of its files(.|\n)*style.css has other bytes than its hash says/,
  );
});

it('a release that was signed without a list of files is not served until its build is deployed again', async () => {
  vi.stubEnv('RELEASE_SIGNING_KEY', undefined);
  const version = await deploy({ listsFiles: false });
  expect(await readFile(join(folder, 'store/mf-a', version, 'style.css'), 'utf8')).toBe('body{}');
  vi.stubEnv('RELEASE_SIGNING_KEY', own.privateKey);
  await expect(deploy({ listsFiles: false })).rejects.toThrow(
    'does not list its files, so it cannot be signed: build it',
  );
  const from = site();
  expect(await liveVersions(from)).toEqual([]);
  await deploy();
  expect([await liveVersions(from), await isServed(from, version)]).toEqual([[version], true]);
});

it('a site with keys takes origins from its settings, never from the registry', async () => {
  await deploy();
  await allowOrigin(store, 'https://evil.test', true);
  const origins = async (trust?: Partial<Trust>) => {
    const file = await site(trust).get('registry.json');
    return file && parseRegistry(file.bytes).origins;
  };
  expect(await origins()).toEqual([]);
  expect(await origins({ origins: ['https://cdn.test'] })).toEqual(['https://cdn.test']);
  expect(rejected[0]).toEqual(['registry', 'https://evil.test of the registry is not in RELEASE_ORIGINS']);
});

it('a site reports how many remotes of the registry it does not serve', async () => {
  const version = await deploy();
  const seen: number[][] = [];
  const from = site({ onRegistry: (...numbers) => seen.push(numbers) });
  await from.get('registry.json');
  await write(`mf-a/${version}/release.json`, '{}');
  await site({ onRegistry: (...numbers) => seen.push(numbers) }).get('registry.json');
  expect(seen).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

describe('files of former shells', () => {
  const shellBuild = async () => {
    const dist = join(folder, 'shell');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'build.json'), '{"version":"1.0.0-ab"}');
    await writeFile(join(dist, 'assets/main.js'), 'shell()');
    return dist;
  };

  it('a file of a former shell is served if a signed list has its bytes', async () => {
    await write('shell/assets/main.js', 'shell()');
    const from = site();
    const has = async (file: string) => (await from.get(`shell/assets/${file}`)) !== null;
    expect(await has('main.js')).toBe(false);
    await writeShellFiles(store, await shellBuild(), privateKey());
    await write('shell/assets/evil.0123abcd.js', 'evil()');
    expect([await has('main.js'), await has('evil.0123abcd.js')]).toEqual([true, false]);
    await write('shell/assets/main.js', 'evil()');
    expect(await has('main.js')).toBe(false);
    expect(rejected.map(([kind]) => kind)).toEqual(['unlisted', 'unlisted']);
  });

  it('a list of files that no key signed is ignored', async () => {
    await write('shell/assets/evil.js', 'evil()');
    await writeShellFiles(store, await shellBuild(), privateKey());
    const list = await readFile(join(folder, 'store/shell/lists/1.0.0-ab.json'), 'utf8');
    await write('shell/lists/9.9.9-cd.json', list.replace('main.js', 'evil.js'));
    await write('shell/lists/9.9.9-ef.json', 'no list');
    expect(await site().get('shell/assets/evil.js')).toBeNull();
  });
});

describe('the signed minimum', () => {
  /** Two versions; nothing older than the second is to be served. */
  async function two(): Promise<[string, string]> {
    return [await deploy({}, day(1)), await deploy({ version: '1.1.0' }, day(2))];
  }
  const minimumKey = 'minimums/mf-a.json';
  const stored = (key: string) => readFile(join(folder, 'store', key), 'utf8');

  it('a release older than the minimum is no longer served, and no change makes it live', async () => {
    const [first, second] = await two();
    const from = site();
    expect(await isServed(from, first)).toBe(true);
    const revision = (await readRegistry(store)).revision;
    await setMinimum(store, 'mf-a', { at: day(3) });
    expect((await readRegistry(store)).revision).toBe(revision + 1);
    expect(await liveVersions(from)).toEqual([second]);
    expect([await isServed(from, first), from.isStillServed(`mf-a/${first}/style.css`)]).toEqual([false, false]);
    expect([await isServed(from, second), from.isStillServed(`mf-a/${second}/style.css`)]).toEqual([true, true]);
    const words = `mf-a ${first} is older than ${second}, the oldest release of it that is served: remote minimum mf-a`;
    expect(rejected).toEqual([['outdated', words]]);
    await expect(rollbackRemote(store, 'mf-a', { forceGate: true })).rejects.toThrow(words);
    await expect(deploy()).rejects.toThrow(words);
  });

  it('a registry that names an older release is served without it', async () => {
    const [first] = await two();
    await setMinimum(store, 'mf-a', { at: day(3) });
    const registry = JSON.parse(await stored('registry.json'));
    const {
      signature: _,
      hashes: __,
      operations: ___,
      ...release
    } = JSON.parse(await stored(`mf-a/${first}/release.json`));
    registry.remotes[0] = { ...registry.remotes[0], ...release };
    await write('registry.json', JSON.stringify(registry));
    expect(await liveVersions(site())).toEqual([]);
  });

  it('a minimum that is deleted, replaced by an earlier one or forged stays in force by the memory', async () => {
    const [first] = await two();
    const kept = new Map<string, Uint8Array>();
    const memory = {
      read: async (name: string) => kept.get(name) ?? null,
      keep: async (name: string, document: Uint8Array) => void kept.set(name, document),
    };
    await setMinimum(store, 'mf-a', { to: first, at: day(3) });
    const earlier = await stored(minimumKey);
    await setMinimum(store, 'mf-a', { at: day(4) });
    const now = await stored(minimumKey);
    await liveVersions(site({ memory }));
    for (const text of [
      null,
      earlier,
      now.replace(/"at":"2026/, '"at":"2027').replace(/"since":"2026/, '"since":"2020'),
    ]) {
      if (text === null) await rm(join(folder, 'store', minimumKey));
      else await write(minimumKey, text);
      expect(await isServed(site({ memory }), first)).toBe(false);
    }
    expect(await isServed(site(), first)).toBe(true);
  });

  it('a rollback by a running site is rejected by the remembered minimum, and uses no older version as fallback', async () => {
    const [first, second] = await two();
    const third = await deploy({ version: '1.2.0' }, day(3));
    await setMinimum(store, 'mf-a', { to: second, at: day(4) });
    const document = new Uint8Array(await readFile(join(folder, 'store', minimumKey)));
    const memory = { read: async () => document, keep: async () => {} };
    const changing = verifiedStore(store, releaseKeys(own.publicKey), { memory });
    expect(await rollbackRemote(store, 'mf-a')).toMatchObject({ version: second, previousVersion: null });
    await rm(join(folder, 'store', minimumKey));
    await expect(rollbackRemote(changing, 'mf-a', { to: first })).rejects.toThrow(UnsignedRelease);
    expect((await rollbackRemote(changing, 'mf-a', { to: third })).version).toBe(third);
  });

  it('the holder of the key may lower the minimum, and then roll back', async () => {
    const [first] = await two();
    await setMinimum(store, 'mf-a', { at: day(3) });
    const from = site();
    await liveVersions(from);
    // Also if this machine's clock is behind the one that set it.
    await setMinimum(store, 'mf-a', { to: first, at: day(2) });
    await rollbackRemote(store, 'mf-a');
    expect([await liveVersions(from), await isServed(from, first)]).toEqual([[first], true]);
  });

  it('a minimum needs the key, a release that it signed, and a live version that is no older', async () => {
    const [first, second] = await two();
    await rollbackRemote(store, 'mf-a');
    await expect(setMinimum(store, 'mf-a', { to: second })).rejects.toThrow(`mf-a ${first} is live and older than`);
    vi.stubEnv('RELEASE_SIGNING_KEY', keyPair().privateKey);
    await expect(setMinimum(store, 'mf-a')).rejects.toThrow('is not signed by this key');
    vi.stubEnv('RELEASE_SIGNING_KEY', undefined);
    await expect(setMinimum(store, 'mf-a')).rejects.toThrow('set RELEASE_SIGNING_KEY');
  });
});

describe('signing stored releases', () => {
  it('deploying the live version signs it, says so, and raises the revision that running sites check', async () => {
    vi.stubEnv('RELEASE_SIGNING_KEY', undefined);
    const version = await deploy();
    const from = site();
    expect(await liveVersions(from)).toEqual([]);
    const head = await from.head('registry.json');
    vi.stubEnv('RELEASE_SIGNING_KEY', own.privateKey);
    const { dist } = await build();
    expect(await deployRemote(store, dist)).toMatchObject({ changed: false, publication: 'signed' });
    expect((await readRegistry(store)).revision).toBe(2);
    expect((await from.head('registry.json'))?.tag).not.toBe(head?.tag);
    expect([await liveVersions(from), await isServed(from, version)]).toEqual([[version], true]);
    expect(await deployRemote(store, dist)).toMatchObject({ changed: false, publication: 'known' });
    expect((await readRegistry(store)).revision).toBe(2);
  });

  it('all stored builds that are unsigned, or signed by another key, are signed in one revision', async () => {
    vi.stubEnv('RELEASE_SIGNING_KEY', undefined);
    await deploy();
    const built = new Map([['mf-a', (await build()).dist]]);
    expect(await signPublished(store, built)).toEqual([]);
    vi.stubEnv('RELEASE_SIGNING_KEY', keyPair().privateKey);
    expect(await signPublished(store, built)).toHaveLength(1);
    expect(await liveVersions(site())).toEqual([]);
    vi.stubEnv('RELEASE_SIGNING_KEY', own.privateKey);
    expect(await signPublished(store, built)).toHaveLength(1);
    expect(await liveVersions(site())).toHaveLength(1);
    expect(await signPublished(store, built)).toEqual([]);
    expect((await readRegistry(store)).revision).toBe(3);
  });
});
