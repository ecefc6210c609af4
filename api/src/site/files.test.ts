import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deployRemote, enableRemote, openStore, readRegistry } from '@academy/platform/registry';
import { startS3, writeBuiltRemote } from '@academy/platform/testing';
import type { Registry } from '@academy/shared-auth/contract';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';

const SCRIPT = '/assets/main.0123abcd.js';
/** Patient, because files are compressed beside all other work of the machine. */
const PATIENTLY = { timeout: 20_000 };
let fixture: SiteFixture;
let app: Hono;
beforeEach(async () => {
  fixture = await siteFixture();
  app = fixture.mount();
});
afterEach(() => fixture.remove());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a built file', () => {
  it('a built file is immutable if its name has a hash, else revalidated', async () => {
    expect((await get(SCRIPT)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/boot.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/boot.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('a built file is sent compressed after its compression is ready, plain until then', async () => {
    const plain = await bytesOf(await get(SCRIPT));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const response = await vi.waitFor(async () => {
        const response = await get(SCRIPT, { 'accept-encoding': encoding });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        return response;
      }, PATIENTLY);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const bytes = await bytesOf(response);
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(unpack[encoding](bytes).equals(plain)).toBe(true);
    }
    const rejected = await get(SCRIPT, { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    expect(rejected.headers.get('content-encoding')).toBeNull();
  });

  it('a request for a cached built file gets 304 with the same ETag', async () => {
    const etag = (await get(SCRIPT)).headers.get('etag') ?? '';
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const response = await get(SCRIPT, { 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    expect((await get(SCRIPT, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('a built file can be sent in ranges', async () => {
    const whole = await bytesOf(await get(SCRIPT));
    const part = async (range: string, more = {}) => {
      const response = await get(SCRIPT, { range, ...more });
      return [response.status, response.headers.get('content-range'), (await bytesOf(response)).toString()];
    };
    const size = whole.length;
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, whole.subarray(0, 4).toString()]);
    expect(await part('bytes=-5')).toEqual([
      206,
      `bytes ${size - 5}-${size - 1}/${size}`,
      whole.subarray(-5).toString(),
    ]);
    expect((await part(`bytes=${size}-`))[0]).toBe(416);
    expect((await part('bytes=9-2'))[0]).toBe(200);
    expect((await part('bytes=0-3', { 'if-range': '"other"' }))[0]).toBe(200);
  });

  it('a built file responds to HEAD with the same headers and no body', async () => {
    const response = await get(SCRIPT, {}, 'HEAD');
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe((await get(SCRIPT)).headers.get('etag'));
  });

  it('only built files can be requested, and no hidden ones', async () => {
    await writeFile(join(fixture.folder, 'secret.txt'), 'secret');
    const paths = [
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/remotes/mf-timeline/..%2f..%2f..%2fsecret.txt',
      '/remotes/..%2f../secret.txt',
      '/locales/en/..%2fbuild.json',
      '/index.html',
      '/build.json',
      '/%00',
      '/%',
      '/%zz/%c0%af',
      '/remotes/%/%/%',
      '/remotes/mf-timeline/1.0.0/%E0%A4%A',
      '//evil.test/..',
      '/site/%2e%2e%2fregistry.json',
      '/remotes.json/',
      '/?%',
      '/dashboard/%zz',
    ];
    for (const path of paths) {
      const response = await get(path);
      expect([path, response.status < 500, (await response.text()).includes('secret')]).toEqual([path, true, false]);
    }
  });
});

it('files of former shells stay available for open tabs', async () => {
  const inStore = `shell${SCRIPT}`;
  await vi.waitFor(async () => expect(await fixture.store.head(inStore)).not.toBeNull(), PATIENTLY);
  await rename(join(fixture.folder, 'shell', SCRIPT), join(fixture.folder, 'shell/assets/main.89abcdef.js'));
  app = fixture.mount();
  const response = await get(SCRIPT);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(await response.text()).toContain('globalThis.shell');
  expect((await get('/assets/never.0123abcd.js')).status).toBe(404);
});

describe('a published release', () => {
  it('a published release is served as immutable to every origin', async () => {
    const first = await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    await fixture.deploy({ name: 'mf-timeline', version: '1.1.0', mark: 'b' });
    const response = await get(`/remotes/mf-timeline/${first}/remoteEntry.js`);
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'public, max-age=31536000, immutable', '*']);
    expect((await get(`/remotes/mf-timeline/${first}/gone.js`)).status).toBe(404);
    expect((await get('/remotes/mf-timeline/9.9.9-x/remoteEntry.js')).status).toBe(404);
  });

  it('a release serves its texts, with a version as immutable', async () => {
    const first = await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    const second = await fixture.deploy({ name: 'mf-timeline', version: '1.1.0', mark: 'b' });
    const texts = async (query: string) => {
      const response = await get(`/locales/en/timeline.json${query}`);
      return [(await response.json()).list.title, response.headers.get('cache-control')?.includes('immutable')];
    };
    expect(await texts('')).toEqual(['Title of b', false]);
    expect(await texts(`?v=${second}`)).toEqual(['Title of b', true]);
    expect(await texts(`?v=${first}`)).toEqual(['Title of a', true]);
    expect(await texts('?v=0.0.1-x')).toEqual(['Title of b', false]);
    expect((await get(`/locales/ar/shell.json?v=${fixture.shellVersion}`)).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect((await get('/locales/ar/shell.json?v=0')).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/locales/fr/timeline.json', '/locales/en/nobody.json'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('the registry', () => {
  it('the registry for pages has what they need and the shell’s version, but not who deployed', async () => {
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    const response = await get('/remotes.json');
    const { change, prunedAt, ...stored } = await readRegistry(fixture.store);
    const forDeploys = ['uses', 'candidate', 'checked', 'budget', 'deployed'];
    const remotes = stored.remotes.map((remote) => ({
      ...Object.fromEntries(Object.entries(remote).filter(([key]) => !forDeploys.includes(key))),
      history: [],
    }));
    expect([change?.command, prunedAt]).toEqual(['deploy mf-timeline', null]);
    expect(await response.clone().json()).toEqual({ ...stored, remotes });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const known = await get('/remotes.json', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([known.status, known.headers.get('x-shell-version')]).toEqual([304, fixture.shellVersion]);
  });

  it('the registry in two parts is the whole, and the first part has no words of the later one', async () => {
    const declaration = {
      routes: [{ path: '/dashboard/timeline', screen: 'feed', titleKey: 'title' }],
      palette: [{ id: 'add', labelKey: 'add', to: '/dashboard/timeline', icon: 'plus', order: 1 }],
      notifications: [{ key: 'post.liked', textKey: 'liked' }],
    };
    const texts = { title: 'Title', add: 'Add', liked_one: 'A like', liked_other: '{{count}} likes' };
    await fixture.deploy({
      name: 'mf-timeline',
      version: '1.0.0',
      declaration: { ...declaration, texts: { en: texts, ar: texts } } as never,
    });
    const read = async (address: string) => (await get(address)).json() as Promise<Registry & { later: string }>;
    const { later: address, ...first } = await read('/remotes.json?part=first');
    const [whole, later] = [await read('/remotes.json'), await read(address)];
    expect(first.remotes[0]).toMatchObject({ texts: { en: { title: 'Title' } }, routes: whole.remotes[0]?.routes });
    expect(JSON.stringify(first)).not.toContain('likes');
    const joined = { ...first.remotes[0], ...later.remotes[0] };
    const both = (language: 'en' | 'ar') => ({
      ...first.remotes[0]?.texts[language],
      ...later.remotes[0]?.texts[language],
    });
    const icons = { ...first.remotes[0]?.icons, ...later.remotes[0]?.icons };
    const { integrity, ...parts } = joined;
    expect({
      ...parts,
      texts: { en: both('en'), ar: both('ar') },
      icons,
      integrity: whole.remotes[0]?.integrity,
    }).toEqual(whole.remotes[0]);
    expect(Object.keys(first.remotes[0]?.integrity ?? {})).toEqual(['remoteEntry.js']);
    expect(whole.remotes[0]?.integrity).toMatchObject(integrity ?? {});
    expect((await get(address)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/remotes.json?part=later&v=other')).headers.get('cache-control')).toBe('no-cache');
  });

  it('the site is notified which remotes open pages must drop, after the store has the change', async () => {
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    await fixture.deploy({ name: 'mf-library', version: '1.0.0' });
    const heard: string[][] = [];
    app = fixture.mount({ onOffNow: (names) => heard.push(names) });
    const look = () => get('/remotes.json');
    await look();
    await enableRemote(fixture.store, 'mf-library', false);
    await look();
    expect(heard).toEqual([]);
    await enableRemote(fixture.store, 'mf-timeline', false, { offNow: true });
    await look();
    expect(heard).toEqual([['mf-timeline']]);
    await enableRemote(fixture.store, 'mf-timeline', true);
    await look();
    expect(heard).toHaveLength(1);
  });

  it('the registry stays the last good one if the store is broken', async () => {
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    const warnings: string[] = [];
    app = fixture.mount({ warn: (problem) => warnings.push(problem) });
    const good = await (await get('/remotes.json')).json();
    const file = join(fixture.folder, 'store/registry.json');
    await rename(file, `${file}.away`);
    expect(await (await get('/remotes.json')).json()).toEqual(good);
    await writeFile(file, '{"schema":1,"revision":');
    expect(await (await get('/remotes.json')).json()).toEqual(good);
    await get('/remotes.json');
    expect(warnings).toHaveLength(1);
    await rename(`${file}.away`, file);
    expect((await get('/dashboard/timeline')).status).toBe(200);
  });

  it('a hanging store delays no response', async () => {
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    let responses = true;
    const head = (key: string) => (responses ? fixture.store.head(key) : new Promise<never>(() => {}));
    app = fixture.mount({ store: { ...fixture.store, head } });
    const good = await (await get('/remotes.json')).json();
    responses = false;
    for (let times = 0; times < 20; times++) expect(await (await get('/remotes.json')).json()).toEqual(good);
  });

  it('without a store the registry is empty and the shell works', async () => {
    const down = () => Promise.reject(new Error('no route to host'));
    app = fixture.mount({ store: { ...fixture.store, head: down, get: down }, warn: () => {} });
    expect(await (await get('/remotes.json')).json()).toMatchObject({ revision: 0, remotes: [] });
    expect((await get('/dashboard')).status).toBe(200);
    expect((await get('/remotes/mf-a/1.0.0/b.js')).status).toBe(503);
  });
});

it('releases are served from an S3 store as from a folder', async () => {
  const s3 = await startS3(join(fixture.folder, 's3'), 'academy');
  try {
    const store = { ...(await openStore('s3://academy/releases', s3.environment)), freshFor: 0 };
    const dist = join(fixture.folder, 'dist-s3');
    const { version } = await writeBuiltRemote(dist, { name: 'mf-timeline', version: '1.0.0' });
    app = fixture.mount({ store });
    expect((await get('/remotes.json')).status).toBe(200);
    await deployRemote(store, dist, { forceGate: true });
    const page = await get('/dashboard/timeline', { accept: 'text/html' });
    expect(await page.text()).toContain(`/remotes/mf-timeline/${version}/remoteEntry.js`);
    expect((await get(`/remotes/mf-timeline/${version}/remoteEntry.js`)).status).toBe(200);
    expect((await get(`/locales/ar/timeline.json?v=${version}`)).headers.get('cache-control')).toContain('immutable');
  } finally {
    await s3.stop();
  }
});

it('the site does not serve /api paths', async () => {
  expect(await (await get('/api/healthy')).text()).toBe('yes');
  expect(await (await get('/api/gone')).json()).toEqual({ code: 'not_found' });
});

it('the site does not start without a built shell', () => {
  expect(() => fixture.mount({ shellDir: join(fixture.folder, 'nowhere') })).toThrow(/build the shell first/);
});
