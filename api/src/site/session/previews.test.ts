import { join } from 'node:path';
import { deployRemote, enableRemote, previewRemote, pruneReleases, signPreview } from '@academy/platform/registry';
import { writeBuiltRemote } from '@academy/platform/testing';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sitePeople } from './site-people.ts';

const api = await useTestApi();
const people = sitePeople(api.deps);
const DAY = 86_400_000;

let fixture: SiteFixture;
let app: Hono;
let live: string;
let admin: string;
beforeEach(async () => {
  fixture = await siteFixture();
  live = await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
  app = fixture.mount({ people });
  admin = await api.tokenFor(await api.buildUser({ role: 'admin', name: 'Amal' }));
});
afterEach(() => fixture.remove());

/** A preview of the timeline's build from a pull request. */
async function previewed(options: { role?: string; until?: Date } = {}) {
  const dist = join(fixture.folder, 'pull-request');
  await writeBuiltRemote(dist, { name: 'mf-timeline', version: '1.1.0', mark: 'b' });
  const { role = 'admin', until = new Date(Date.now() + DAY) } = options;
  const { release, token } = await previewRemote(fixture.store, dist, { role, until });
  return { dist, version: release.version, token, until };
}

const get = (path: string, session: string | null = admin, preview = '') => {
  const cookie = [session && `session=${session}`, preview && `preview=${preview}`].filter(Boolean).join('; ');
  return app.request(path, { headers: { accept: 'text/html', cookie } });
};

async function open(token: string, session: string | null = admin) {
  const response = await get(`/dashboard/timeline?preview=${token}&tab=2`, session);
  const [, cookie = ''] = /^preview=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  return { response, cookie: decodeURIComponent(cookie), to: response.headers.get('location') };
}

const shown = async (cookie: string, session: string | null = admin) => {
  const html = await (await get('/dashboard/timeline', session, cookie)).text();
  return /\/remotes\/mf-timeline\/([^/]+)\/remoteEntry/.exec(html)?.[1];
};

describe('a preview', () => {
  it('a preview link shows its version to the session that opened it, and to nobody else', async () => {
    const { version, token, until } = await previewed();
    const { response, cookie, to } = await open(token);
    expect([response.status, to, response.headers.get('cache-control')]).toEqual([
      302,
      '/dashboard/timeline?tab=2',
      'no-store',
    ]);
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(await shown(cookie)).toBe(version);
    const page = await get('/dashboard/timeline', admin, cookie);
    expect([page.headers.get('cache-control'), await page.text()]).toEqual([
      'private, no-store',
      expect.stringContaining(
        JSON.stringify({ versions: { 'mf-timeline': version }, role: 'admin', until: until.toISOString() }),
      ),
    ]);
    const colleague = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    expect([await shown(''), await shown(cookie, colleague), await shown(cookie, null)]).toEqual([live, live, live]);
    expect(await (await get('/dashboard/timeline')).text()).not.toContain('"preview"');
  });

  it('opening a preview is in the audit log, with the version and its end', async () => {
    const { version, token, until } = await previewed();
    await open(token);
    const { data } = await (await api.request('get', '/api/audit?action=preview.open', { token: admin })).json();
    expect(data[0]).toMatchObject({
      actor: { name: 'Amal' },
      subject: 'user',
      after: { versions: { 'mf-timeline': version }, role: 'admin', until: until.toISOString() },
    });
  });

  it('a link that is changed, has expired or is for another role leads to the live version with the reason', async () => {
    const { version, token } = await previewed();
    const other = { versions: { 'mf-timeline': version }, role: 'teacher', until: new Date().toISOString() };
    const [claims, mac] = token.split('.');
    const forged = Buffer.from(JSON.stringify(other)).toString('base64url');
    const expired = await signPreview(fixture.store, { ...other, role: 'admin' });
    const until = new Date(Date.now() + DAY).toISOString();
    const foreign = await signPreview(fixture.store, { ...other, until });
    const gone = await signPreview(fixture.store, { role: 'admin', until, versions: { 'mf-timeline': '9.9.9-none' } });
    for (const [link, problem] of [
      [`${forged}.${mac}`, 'invalid'],
      [`${claims}.${mac?.slice(1)}`, 'invalid'],
      ['.', 'invalid'],
      [expired, 'expired'],
      [foreign, 'role'],
      [gone, 'unfit'],
    ] as const) {
      const { to, cookie } = await open(link);
      expect([to, cookie]).toEqual([`/dashboard/timeline?tab=2&preview=${problem}`, '']);
      expect(await shown(`${link}~${'0'.repeat(43)}`)).toBe(live);
    }
  });

  it('a signed link whose end is no time, or whose version is no name, is invalid', async () => {
    const { version } = await previewed();
    const until = new Date(Date.now() + DAY).toISOString();
    for (const [name, signedVersion, end] of [
      ['mf-timeline', version, 'never'],
      ['mf-timeline', '../mf-timeline', until],
      ['mf-timeline', `${version}/locales`, until],
      ['../previews', version, until],
    ] as const) {
      const preview = { versions: { [name]: signedVersion }, role: 'admin', until: end };
      const { response, to, cookie } = await open(await signPreview(fixture.store, preview));
      expect([response.status, to, cookie]).toEqual([302, '/dashboard/timeline?tab=2&preview=invalid', '']);
    }
  });

  it('a preview link waits until the sign-in, and never leads to another site', async () => {
    const { token } = await previewed();
    expect((await open(token, null)).response.status).toBe(200);
    expect((await get(`//evil.test/?preview=${token}`)).status).toBe(404);
  });

  it('leaving a preview clears its cookie', async () => {
    const response = await app.request('/preview/leave', { method: 'POST' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, 'preview=; Max-Age=0; Path=/']);
  });

  it('publishing a preview changes no live version, and the preview can be deployed as it is', async () => {
    const { dist, version } = await previewed();
    expect(await shown('')).toBe(live);
    await deployRemote(fixture.store, dist);
    expect(await shown('')).toBe(version);
  });

  it('a preview is checked like a deploy', async () => {
    const dist = join(fixture.folder, 'taking');
    const route = { path: '/dashboard/timeline', screen: 'list', titleKey: 'list.title' };
    await writeBuiltRemote(dist, { name: 'mf-library', version: '1.0.0', declaration: { routes: [route] as never } });
    const until = new Date(Date.now() + DAY);
    await expect(previewRemote(fixture.store, dist, { role: 'admin', until })).rejects.toThrow(/mf-timeline/);
    await writeBuiltRemote(dist, {
      name: 'mf-library',
      version: '1.0.0',
      declaration: { needs: { shell: '^9.0.0', api: '^1.0.0' } },
    });
    await expect(previewRemote(fixture.store, dist, { role: 'admin', until })).rejects.toThrow(/needs shell/);
  });

  it('pruning keeps a version until its preview has ended', async () => {
    const { version } = await previewed();
    const prune = async (days: number) =>
      (await pruneReleases(fixture.store, { keep: 1, days: 0, at: new Date(Date.now() + days * DAY) })).versions;
    expect(await prune(0.5)).toEqual([]);
    expect(await prune(2)).toEqual([`mf-timeline ${version}`]);
  });
});

describe('the search for the remote that breaks a page', () => {
  const bisected = async (session: string, cookie: string) => {
    const response = await app.request('/remotes.json', {
      headers: { cookie: `session=${session}; bisect=${cookie}` },
    });
    return (await response.json()).remotes.map(({ version, enabled }: { version: string; enabled: boolean }) => [
      version,
      enabled,
    ]);
  };

  it('in the search the named remotes have the version before the live one in the super-admin’s session, or are off without one', async () => {
    const newer = await fixture.deploy({ name: 'mf-timeline', version: '1.1.0', mark: 'b' });
    const library = await fixture.deploy({ name: 'mf-library', version: '1.0.0' });
    const session = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    const usual = [
      [library, true],
      [newer, true],
    ];
    expect(await bisected(session, '3:mf-timeline')).toEqual([
      [library, true],
      [live, true],
    ]);
    expect(await bisected(session, '3:mf-library,mf-timeline')).toEqual([
      [library, false],
      [live, true],
    ]);
    for (const cookie of ['2:mf-timeline', '3:', '3:mf-none', 'mf-timeline', '3:../x'])
      expect([cookie, await bisected(session, cookie)]).toEqual([cookie, usual]);
    expect(await bisected(admin, '3:mf-timeline')).toEqual(usual);
    await enableRemote(fixture.store, 'mf-library', false);
    expect(await bisected(session, '4:mf-library')).toEqual([
      [library, false],
      [newer, true],
    ]);
  });
});
