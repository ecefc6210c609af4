import { enableRemote, rollbackRemote } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import type { OverrideSource, Overrides } from './session-composition.ts';

let fixture: SiteFixture;
let older: string;
let newer: string;
let app: Hono;

/** A cookie's content, as `mf-timeline=1.0.0-ab`; an empty version means off. */
const byCookie =
  (name: string): OverrideSource =>
  async (c: Context): Promise<Overrides> => {
    const [remote = '', version = ''] = getCookie(c, name)?.split('=') ?? [];
    return new Map(remote ? [[remote, version || null]] : []);
  };

const source = byCookie('first');
beforeEach(async () => {
  fixture = await siteFixture();
  older = await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
  newer = await fixture.deploy({ name: 'mf-timeline', version: '1.1.0', mark: 'b' });
  await rollbackRemote(fixture.store, 'mf-timeline', { to: older });
  app = fixture.mount({ overrideSources: [source, byCookie('second')] });
});
afterEach(() => fixture.remove());

const get = (path: string, cookie = '', on = app) => on.request(path, { headers: { accept: 'text/html', cookie } });

async function registryOf(page: Response): Promise<string> {
  const block = /id="academy-boot">(.*?)<\/script>/s.exec(await page.clone().text())?.[1] ?? '';
  return JSON.parse(block).registry;
}

const versions = async (response: Response) =>
  ((await response.json()) as Registry).remotes.map(({ version, enabled }) => [version, enabled]);

it('a session with another version gets its scripts and its registry, uncached, and no other session does', async () => {
  const cookie = `first=mf-timeline=${newer}`;
  const page = await get('/dashboard/timeline', cookie);
  expect([page.headers.get('cache-control'), page.headers.get('vary')]).toEqual([
    'private, no-store',
    'Cookie, Accept-Encoding',
  ]);
  const html = await page.clone().text();
  expect(html).toContain(`as="script" href="/remotes/mf-timeline/${newer}/remoteEntry.js" crossorigin`);
  expect(html).toContain(`/locales/en/timeline.json?v=${newer}`);
  expect(html).not.toContain(older);
  const others = await get('/dashboard/timeline');
  expect([others.headers.get('cache-control'), (await others.clone().text()).includes(newer)]).toEqual([
    'no-cache',
    false,
  ]);
  expect(await others.text()).toBe(await (await get('/dashboard/timeline', '', fixture.mount())).text());
});

it('every process responds to the address of a session’s registry with the same bytes', async () => {
  const url = await registryOf(await get('/dashboard/timeline', `first=mf-timeline=${newer}`));
  const own = await get(url);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  const text = await own.clone().text();
  expect(await (await get(url, '', fixture.mount())).text()).toBe(text);
  const { remotes, overrides } = JSON.parse(text);
  expect([remotes[0].version, remotes[0].previousVersion, overrides]).toEqual([newer, older, { 'mf-timeline': newer }]);
});

it('a tab that looks for a newer registry gets the composition of its session', async () => {
  const cookie = `first=mf-timeline=${newer}`;
  const response = await get('/remotes.json', cookie);
  expect(await versions(response.clone())).toEqual([[newer, true]]);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const headers = { cookie, 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await app.request('/remotes.json', { headers })).status).toBe(304);
  expect(await versions(await get('/remotes.json'))).toEqual([[older, true]]);
});

it('the first source that names a remote decides, and a remote can be off for a session', async () => {
  const off = await get('/remotes.json', `first=mf-timeline=; second=mf-timeline=${newer}`);
  expect(await versions(off)).toEqual([[older, false]]);
  expect(await versions(await get('/remotes.json', `second=mf-timeline=${newer}`))).toEqual([[newer, true]]);
});

it('a remote that an operator has switched off stays off in every session', async () => {
  await enableRemote(fixture.store, 'mf-timeline', false);
  const response = await get('/remotes.json', `first=mf-timeline=${newer}`);
  expect(await versions(response)).toEqual([[newer, false]]);
});

it('a version before the live one does not have the live one as fallback', async () => {
  await fixture.deploy({ name: 'mf-timeline', version: '1.2.0', mark: 'c' });
  const response = await get('/remotes.json', `first=mf-timeline=${older}`);
  expect(((await response.json()) as Registry).remotes[0]).toMatchObject({ version: older, previousVersion: null });
});

it('a remote that is not live yet is included with its texts only in the session', async () => {
  await fixture.deploy({ name: 'mf-library', version: '1.0.0' });
  const bytes = await fixture.store.get('registry.json');
  const registry = JSON.parse(new TextDecoder().decode(bytes?.bytes)) as Registry;
  const [library, timeline] = registry.remotes;
  const without = JSON.stringify({ ...registry, remotes: [timeline] });
  await fixture.store.put('registry.json', new TextEncoder().encode(without));
  const cookie = `first=mf-library=${library?.version}`;
  const page = await get('/dashboard/library', cookie);
  expect(await page.text()).toContain(`/remotes/mf-library/${library?.version}/remoteEntry.js`);
  expect((await get(`/locales/en/library.json?v=${library?.version}`, cookie)).status).toBe(200);
  expect((await get('/locales/en/library.json')).status).toBe(404);
});

it('a preview equal to the live version, or with a failing source or version, shows the live page', async () => {
  const warnings: string[] = [];
  const failing: OverrideSource = () => Promise.reject(new Error('no database'));
  app = fixture.mount({ overrideSources: [failing, source], warn: (problem) => warnings.push(problem) });
  const live = await (await get('/dashboard/timeline', '', fixture.mount())).text();
  for (const cookie of [
    '',
    `first=mf-timeline=${older}`,
    'first=mf-timeline=9.9.9-none',
    'first=mf-nobody=',
    'first=../registry.json=1',
  ]) {
    const page = await get('/dashboard/timeline', cookie);
    expect([cookie, page.headers.get('cache-control'), (await page.text()) === live]).toEqual([
      cookie,
      'no-cache',
      true,
    ]);
  }
  expect(warnings).toContain('a source of overrides failed: the page is made without it');
  for (const given of ['', 'x', '@', 'mf-timeline@../../x', `${'a@1,'.repeat(5000)}`])
    expect((await get(`/remotes.json?with=${given}`)).status).toBe(200);
});
