import { describe, expect, it } from 'vitest';
import { isObsolete, usesOf } from './obsolete.ts';
import { choosePage, headersOf, mayStore, strategyOf, withoutTextHints } from './strategy.ts';

const ORIGIN = 'https://academy.test';
const ask = (path: string, more: Partial<Request> = {}) =>
  strategyOf(
    { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', cache: 'default', headers: new Headers(), ...more },
    ORIGIN,
  );

describe("the worker's handling of a request", () => {
  it.each([
    '/assets/main.0123abcd.js',
    '/remotes/mf-users/1.0.0-abc/remoteEntry.js',
    '/locales/ar/users.json?v=1.0.0-abc',
    '/remotes.json?v=hash',
  ])('the worker serves %s from the cache', (path) => {
    expect(ask(path)).toBe('file');
  });

  it.each([
    '/api/posts',
    '/api/profile?v=1',
    '/remotes.json',
    '/locales/ar/users.json',
    '/worker.js',
    '/manifest/en-light.webmanifest',
    'https://cdn.test/assets/main.0123abcd.js',
  ])('the worker leaves %s to the network', (path) => {
    expect(ask(path)).toBe('network');
  });

  it('only GET requests of whole files come from the cache, and never a request that bypasses caches', () => {
    const file = '/assets/main.0123abcd.js';
    expect(ask(file, { method: 'HEAD' })).toBe('network');
    expect(ask(file, { cache: 'no-store' })).toBe('network');
    expect(ask(file, { cache: 'reload' })).toBe('network');
    expect(ask(file, { headers: new Headers({ range: 'bytes=0-1' }) })).toBe('network');
  });

  it('pages of the dashboard and of sign-in open offline, others come from the network', () => {
    const open = (path: string) => ask(path, { mode: 'navigate' });
    for (const path of ['/dashboard', '/dashboard/users/5?page=2', '/auth/sign-in']) expect(open(path)).toBe('page');
    for (const path of ['/', '/ar', '/submit-forms/5', '/dashboards', '/api/docs', '/sandbox/zoom'])
      expect(open(path)).toBe('network');
  });

  it('only files that the server calls immutable are stored', () => {
    const response = (cacheControl: string, status = 200) => ({
      status,
      headers: new Headers({ 'cache-control': cacheControl }),
    });
    expect(mayStore(response('public, max-age=31536000, immutable'))).toBe(true);
    for (const caching of ['no-cache', 'private, no-store', '']) expect(mayStore(response(caching))).toBe(false);
    expect(mayStore(response('public, max-age=31536000, immutable', 404))).toBe(false);
  });
});

describe('the page', () => {
  const never = new Promise<never>(() => {});
  const stored = async () => new Response('stored');
  const textOf = async (page: Promise<Response>) => (await page).text();

  it('the network’s page comes first, even an error page', async () => {
    expect(await textOf(choosePage(Promise.resolve(new Response('new')), stored, never))).toBe('new');
    const missing = Promise.resolve(new Response('missing', { status: 404 }));
    expect(await textOf(choosePage(missing, stored, never))).toBe('missing');
  });

  it('the stored page opens if the network fails, is too slow, or has no server', async () => {
    const slow: Promise<Response> = never;
    const away = Promise.resolve(new Response('away', { status: 503 }));
    expect(await textOf(choosePage(Promise.reject(new TypeError()), stored, never))).toBe('stored');
    expect(await textOf(choosePage(slow, stored, Promise.resolve()))).toBe('stored');
    expect(await textOf(choosePage(away, stored, never))).toBe('stored');
  });

  it('without a stored response the network decides', async () => {
    const nothing = async () => undefined;
    const late = Promise.resolve().then(() => new Response('late'));
    expect(await textOf(choosePage(late, nothing, Promise.resolve()))).toBe('late');
    await expect(choosePage(Promise.reject(new TypeError('cut off')), nothing, never)).rejects.toThrow('cut off');
  });
});

it('the stored page names no texts, has no old length header, and keeps its policy', () => {
  const hint = '<link rel="preload" as="fetch" href="/locales/en/ui.json?v=1" crossorigin="anonymous">';
  const registry = '<link rel="preload" as="fetch" href="/remotes.json?v=two" crossorigin="anonymous">';
  expect(withoutTextHints(`${registry}\n${hint}\n<title>`)).toBe(`${registry}\n<title>`);
  const headers = new Headers({ 'content-length': '7', 'content-encoding': 'br', 'content-security-policy': 'x' });
  expect(headersOf({ headers })).toEqual([['content-security-policy', 'x']]);
});

describe('files that no open tab can need', () => {
  const shell = { version: '1.1.0-new', assets: ['/assets/main.new.js'] };
  const uses = ['shell 1.1.0-new', '/remotes.json?v=two', '/remotes/mf-users/2.0.0-b/'];
  const goes = (path: string, open = uses) => isObsolete(ORIGIN + path, open, shell);

  it('files that a tab uses stay', () => {
    for (const path of [
      '/assets/main.new.js',
      '/remotes.json?v=two',
      '/remotes/mf-users/2.0.0-b/remoteEntry.js',
      '/locales/en/users.json?v=2.0.0-b',
      '/locales/en/shell.json?v=1.1.0-new',
      '/dashboard/offline-page',
    ])
      expect(goes(path), path).toBe(false);
  });

  it('files of earlier releases are deleted, unless a tab still uses their registry', () => {
    const old = ['/remotes.json?v=one', '/remotes/mf-users/1.0.0-a/list.js', '/locales/en/users.json?v=1.0.0-a'];
    const earlier = [...uses, '/remotes.json?v=one', '/remotes/mf-users/1.0.0-a/'];
    for (const path of old) expect([goes(path), goes(path, earlier)], path).toEqual([true, false]);
  });

  it('files of an older shell are deleted together with its last tab', () => {
    expect(goes('/assets/main.old.js')).toBe(true);
    expect(goes('/assets/main.old.js', [...uses, 'shell 1.0.0-old'])).toBe(false);
    expect(goes('/locales/en/shell.json?v=1.0.0-old')).toBe(true);
  });

  it('locks with other purposes do not count as uses', () => {
    expect(usesOf(['uses:shell 1', 'outbox:7:messages 5', undefined])).toEqual(['shell 1']);
  });
});
