import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRemote } from '@academy/platform/testing';
import type { Release } from '@academy/shared-auth/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRegistry, writePlatform } from '../state/documents.ts';
import { folderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { deployRemote, enableRemote, rollbackRemote } from './operations.ts';

// Every file is synced to the disk: slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let scratch: string;
let store: ReleaseStore;
let count = 0;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'ownership-'));
  store = folderStore(join(scratch, 'store'));
  await writePlatform(store, { shell: '1.0.0', api: '1.0.0' });
});
afterEach(() => rm(scratch, { recursive: true }));

const route = (path: string) => ({ path, screen: 'list', titleKey: 'list.title' });
const timeline = {
  routes: [route('/dashboard/timeline')],
  menu: [{ id: 'timeline', labelKey: 'menu.label', to: '/dashboard/timeline', icon: 'book', order: 1 }],
  slots: [{ slot: 'topbar', id: 'notifications', part: 'bell', labelKey: 'bell.label', icon: 'bell', order: 1 }],
};

async function build(name: string, declaration: object, version = '1.0.0'): Promise<string> {
  const folder = join(scratch, `dist-${count++}`);
  await writeBuiltRemote(folder, { name, version, mark: String(count), declaration });
  return folder;
}

/** Rewrites a built `release.json` by hand. */
async function edit(folder: string, change: (release: Release) => Partial<Release>): Promise<string> {
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Release;
  await writeFile(file, JSON.stringify({ ...release, ...change(release) }));
  return folder;
}

const deployTimeline = async () => deployRemote(store, await build('mf-timeline', timeline));
const library = () => build('mf-library', { routes: [route('/dashboard/library')] });

describe('an edited release.json is rejected', () => {
  it.each<[string, (release: Release) => unknown, string]>([
    [
      'another’s route',
      () => ({ routes: [route('/dashboard/timeline/')] }),
      '/dashboard/timeline/ of mf-library and /dashboard/timeline of mf-timeline',
    ],
    ['a catch-all', () => ({ routes: [route('/dashboard/*')] }), '/dashboard/* of mf-library'],
    ['a page of the shell', () => ({ routes: [route('/auth/signin')] }), 'addresses of the platform: /auth'],
    ['an API path', () => ({ routes: [route('/api/login')] }), 'addresses of the platform: /api'],
    [
      'a taken menu id',
      () => ({ menu: timeline.menu }),
      'the menu entry "timeline" is declared by mf-timeline and mf-library',
    ],
    ['a taken filler id', () => ({ slots: timeline.slots }), 'the slot filler "notifications" is declared by'],
    [
      'a control without text',
      () => ({ slots: timeline.slots }),
      'filler "notifications" of the slot topbar has no text bell.label in ar',
    ],
    ['a filler that was not built', () => ({ slots: timeline.slots }), 'needs features/bell/bell.slot.tsx'],
    ['a screen that was not built', () => ({ files: {} }), 'needs the screen features/list/list.page.tsx'],
    ['a lost title', (release) => ({ texts: { ...release.texts, ar: {} } }), 'has no text list.title in ar'],
    ['no doors', (release) => ({ manifest: { ...release.manifest, exposes: [] } }), 'has no module ./route'],
    [
      'a link to nowhere',
      () => ({ menu: [{ ...timeline.menu[0], id: 'library', to: '/dashboard/nowhere-at-all' }] }),
      'leads to /dashboard/nowhere-at-all, where no page is',
    ],
    ['no integrity', () => ({ integrity: {} }), 'remoteEntry.js has no integrity value'],
    [
      'an empty integrity',
      (release) => ({ integrity: { ...release.integrity, 'remoteEntry.js': '' } }),
      'remoteEntry.js has no integrity value',
    ],
    [
      'a wrong integrity',
      (release) => ({ integrity: { ...release.integrity, 'remoteEntry.js': 'sha256-AAAA' } }),
      'remoteEntry.js has other bytes than its integrity value',
    ],
  ])('an edited release.json is rejected with %s', async (_what, change, problem) => {
    await deployTimeline();
    const folder = await edit(await library(), (release) => change(release) as Partial<Release>);
    await expect(deployRemote(store, folder)).rejects.toThrow(problem);
    await expect(deployRemote(store, folder, { forceGate: true })).rejects.toThrow(problem);
    expect((await readRegistry(store)).remotes.map(({ name }) => name)).toEqual(['mf-timeline']);
    expect(await store.list('mf-library')).toEqual([]);
  });

  it('an edited release.json is rejected if a script has no hash', async () => {
    const folder = await library();
    await writeFile(join(folder, 'extra.js'), 'evil()');
    await expect(deployRemote(store, folder)).rejects.toThrow('extra.js has no integrity value');
  });

  it('all problems of a release are reported together', async () => {
    await deployTimeline();
    const folder = await edit(await library(), () => ({ ...(timeline as object), integrity: {} }));
    await expect(deployRemote(store, folder)).rejects.toThrow(
      /cannot go live:(\n {2}- .*integrity value){2}(\n {2}- .*){7,}/,
    );
  });
});

it('a disabled remote keeps its addresses', async () => {
  await deployTimeline();
  await enableRemote(store, 'mf-timeline', false);
  await expect(deployRemote(store, await build('mf-library', { routes: timeline.routes }))).rejects.toThrow(
    '/dashboard/timeline of mf-library and /dashboard/timeline of mf-timeline match the same addresses',
  );
});

it('a remote cannot remove a page that another links to', async () => {
  await deployTimeline();
  const menu = [{ ...timeline.menu[0], id: 'news' }];
  await deployRemote(store, await build('mf-library', { routes: [route('/dashboard/library')], menu }));
  const without = await build('mf-timeline', { ...timeline, routes: [route('/dashboard/posts')], menu: [] }, '2.0.0');
  await expect(deployRemote(store, without)).rejects.toThrow(
    'the menu entry "news" of mf-library leads to /dashboard/timeline, where no page is',
  );
});

it('a rollback cannot take an address that another remote has', async () => {
  await deployTimeline();
  await deployRemote(store, await build('mf-timeline', { routes: [route('/dashboard/posts')] }, '2.0.0'));
  await deployRemote(store, await build('mf-library', { routes: [route('/dashboard/timeline')] }));
  await expect(rollbackRemote(store, 'mf-timeline', { forceGate: true })).rejects.toThrow(
    '/dashboard/timeline of mf-timeline and /dashboard/timeline of mf-library match the same addresses',
  );
});
