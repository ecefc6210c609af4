import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltRemote, startS3, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRegistry, writePlatform } from '../state/documents.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { allowOrigin, deployRemote, enableRemote, mountRemote, rollbackRemote } from './operations.ts';

// Many small requests to a server in this process: slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let scratch: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let count = 0;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'registry-'));
  s3 = await startS3(join(scratch, 's3'), 'academy');
});
afterAll(async () => {
  await s3.stop();
  await rm(scratch, { recursive: true });
});

async function build(remote: Partial<BuiltRemote> = {}): Promise<{ folder: string; version: string }> {
  const folder = join(scratch, `dist-${count++}`);
  const { version } = await writeBuiltRemote(folder, { name: 'mf-timeline', version: '1.0.0', ...remote });
  return { folder, version };
}

/** A store that fails when the given file is written. */
function dyingAt(store: ReleaseStore, part: string): ReleaseStore {
  return {
    ...store,
    put: async (key, bytes) => {
      if (key.includes(part)) throw new Error('the line went dead');
      await store.put(key, bytes);
    },
  };
}

const places = {
  folder: () => openStore(join(scratch, `store-${count++}`)),
  S3: () => openStore(`s3://academy/releases/${count++}`, s3.environment),
};

describe.each(Object.entries(places))('a store on %s', (_place, open) => {
  let store: ReleaseStore;
  beforeEach(async () => {
    store = await open();
    await writePlatform(store, { shell: '1.2.0', api: '1.0.3' });
  });

  it('a deploy makes a release live and keeps the one before', async () => {
    const first = await build();
    const second = await build({ version: '1.1.0', mark: 'b' });
    await deployRemote(store, first.folder, { at: new Date('2026-02-01') });
    const { entry, changed } = await deployRemote(store, second.folder, { at: new Date('2026-02-02') });
    expect(changed).toBe(true);
    expect(entry).toMatchObject({ version: second.version, enabled: true, mount: 'route' });
    expect(entry.previousVersion).toBe(first.version);
    expect(entry.history.map((past) => past.version)).toEqual([second.version, first.version]);
    expect((await readRegistry(store)).revision).toBe(2);
    const script = await store.get(`mf-timeline/${first.version}/remoteEntry.js`);
    expect(Buffer.from(script?.bytes ?? []).equals(await readFile(join(first.folder, 'remoteEntry.js')))).toBe(true);
  });

  it('a deploy of the same bytes changes nothing', async () => {
    await deployRemote(store, (await build()).folder);
    const again = await build({ builtAt: '2026-05-05T05:05:05.000Z' });
    expect((await deployRemote(store, again.folder)).changed).toBe(false);
    expect((await readRegistry(store)).revision).toBe(1);
  });

  it('a deploy of other bytes under a published version is rejected', async () => {
    await deployRemote(store, (await build()).folder);
    const changed = await build({ files: { 'extra.txt': 'one' } });
    await expect(deployRemote(store, changed.folder)).rejects.toThrow(/published already with another extra.txt/);
    const described = await build({ declaration: { needs: { shell: '^1.1.0', api: '^1.0.0' } } });
    await expect(deployRemote(store, described.folder)).rejects.toThrow(/published already with another release.json/);
  });

  it('two parallel deploys both succeed', async () => {
    const timeline = await build();
    const users = await build({ name: 'mf-users', mark: 'c' });
    await Promise.all([deployRemote(store, timeline.folder), deployRemote(store, users.folder)]);
    const registry = await readRegistry(store);
    expect(registry.revision).toBe(2);
    expect(registry.remotes.map((remote) => remote.name)).toEqual(['mf-timeline', 'mf-users']);
  });

  it('many parallel changes are all stored', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    const builds = await Promise.all(names.map((name) => build({ name })));
    await Promise.all(builds.map(({ folder }) => deployRemote(store, folder)));
    const registry = await readRegistry(store);
    expect([registry.revision, registry.remotes.map((remote) => remote.name)]).toEqual([5, names]);
  });

  it('an interrupted deploy keeps the old registry and finishes next time', async () => {
    const first = await build();
    const second = await build({ version: '1.1.0', mark: 'b' });
    await deployRemote(store, first.folder);
    const before = await readRegistry(store);
    await expect(deployRemote(dyingAt(store, 'locales/ar'), second.folder)).rejects.toThrow('the line went dead');
    expect(await readRegistry(store)).toEqual(before);
    expect((await deployRemote(store, second.folder)).entry.version).toBe(second.version);
  });

  it('a rollback uses the release before, whose predecessor becomes the fallback', async () => {
    const versions = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      const built = await build({ version, mark: version });
      versions.push(built.version);
      await deployRemote(store, built.folder);
    }
    const back = await rollbackRemote(store, 'mf-timeline');
    expect([back.version, back.previousVersion]).toEqual([versions[1], versions[0]]);
    const farther = await rollbackRemote(store, 'mf-timeline');
    expect([farther.version, farther.previousVersion]).toEqual([versions[0], null]);
    await expect(rollbackRemote(store, 'mf-timeline')).rejects.toThrow(/no version before/);
    const forward = await rollbackRemote(store, 'mf-timeline', { to: versions[2] });
    expect(forward.version).toBe(versions[2]);
    await expect(rollbackRemote(store, 'mf-timeline', { to: '9.9.9-x' })).rejects.toThrow(/never published/);
  });

  it('a release that needs another shell or API is rejected unless forced', async () => {
    const { folder, version } = await build({ declaration: { needs: { shell: '^2.0.0', api: '^1.0.0' } } });
    await expect(deployRemote(store, folder)).rejects.toThrow(
      `mf-timeline ${version} needs shell ^2.0.0 (the platform has 1.2.0)`,
    );
    expect((await readRegistry(store)).revision).toBe(0);
    expect(await store.list('mf-timeline')).toEqual([]);
    expect((await deployRemote(store, folder, { forceGate: true })).changed).toBe(true);
  });

  it('a release that takes another remote’s route is rejected', async () => {
    await deployRemote(store, (await build()).folder);
    const thief = await build({
      name: 'mf-users',
      declaration: { routes: [{ path: '/dashboard/timeline', screen: 'list', titleKey: 'list.title' }] as never },
    });
    await expect(deployRemote(store, thief.folder)).rejects.toThrow(
      /\/dashboard\/timeline of mf-users and \/dashboard\/timeline of mf-timeline match/,
    );
  });

  it('a remote of another origin is accepted only where that is allowed', async () => {
    const { folder } = await build({ origin: 'https://cdn.academy.test' });
    await expect(deployRemote(store, folder)).rejects.toThrow(
      /loaded from https:\/\/cdn.academy.test, which is not allowed/,
    );
    await allowOrigin(store, 'https://cdn.academy.test/any/path', true);
    const { entry } = await deployRemote(store, folder);
    expect(entry.base).toMatch(/^https:\/\/cdn.academy.test\/remotes\//);
    expect((await allowOrigin(store, 'https://cdn.academy.test', false)).origins).toEqual([]);
    await expect(allowOrigin(store, 'javascript:alert(1)', true)).rejects.toThrow(/not an https origin/);
  });

  it('a release that takes the shell’s texts is rejected', async () => {
    const thief = await build({ name: 'mf-shell' });
    await expect(deployRemote(store, thief.folder)).rejects.toThrow(/claims the locale namespace shell/);
  });

  it('an incomplete build is rejected', async () => {
    await expect(deployRemote(store, join(scratch, 'nowhere'))).rejects.toThrow(/build the remote first/);
    const tampered = await build();
    await appendFile(join(tampered.folder, 'remoteEntry.js'), ';evil()');
    await expect(deployRemote(store, tampered.folder)).rejects.toThrow(/other bytes than its integrity/);
    const partial = await build();
    await rm(join(partial.folder, 'locales/ar/timeline.json'));
    await expect(deployRemote(store, partial.folder)).rejects.toThrow('locales/ar/timeline.json is missing');
    const garbage = await build();
    await writeFile(join(garbage.folder, 'release.json'), '{"name":"mf-timeline"}');
    await expect(deployRemote(store, garbage.folder)).rejects.toThrow(/is not a release/);
  });

  it('the states disabled, enabled and mounted are kept over a deploy', async () => {
    await deployRemote(store, (await build()).folder);
    await enableRemote(store, 'mf-timeline', false);
    await mountRemote(store, 'mf-timeline', 'single-spa');
    await enableRemote(store, 'mf-timeline', false);
    const { entry } = await deployRemote(store, (await build({ version: '1.1.0', mark: 'b' })).folder);
    expect(entry).toMatchObject({ enabled: false, mount: 'single-spa' });
    expect((await readRegistry(store)).revision).toBe(4);
    await expect(enableRemote(store, 'mf-nobody', true)).rejects.toThrow(/not in the registry/);
  });

  it('a document is written only over the version that was read', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(await store.replace('doc.json', bytes('one'), null)).toBe(true);
    expect(await store.replace('doc.json', bytes('two'), null)).toBe(false);
    const tag = (await store.head('doc.json'))?.tag ?? null;
    const outcomes = await Promise.all(['a', 'b', 'c'].map((text) => store.replace('doc.json', bytes(text), tag)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await store.get('nothing.json')).toBeNull();
    await expect(store.get('../secret')).rejects.toThrow(/not a key/);
  });
});
