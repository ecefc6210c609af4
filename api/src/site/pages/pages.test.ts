import { brotliCompressSync, constants } from 'node:zlib';
import { deployRelease, emptyRegistry, enableRemote, REGISTRY_KEY } from '@academy/platform/registry';
import type { Registry } from '@academy/shared-auth/contract';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { syntheticRelease } from './synthetic-release.fixture.ts';

let fixture: SiteFixture;
let app: Hono;
beforeEach(async () => {
  fixture = await siteFixture();
  app = fixture.mount();
});
afterEach(() => fixture.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: 'text/html', ...headers } });

/** The first compressed bytes as they are sent. */
const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

async function block<T>(response: Response, id: string): Promise<T> {
  const html = await response.text();
  return JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '');
}

const route = {
  path: '/dashboard/users/:id',
  screen: 'detail',
  titleKey: 'list.title',
  data: ['users?page=1', 'roles'],
  permissions: ['users.read'],
  roles: ['admin'],
};
const publicRoute = {
  path: '/surveys/:id',
  screen: 'list',
  titleKey: 'list.title',
  layout: 'bare',
  access: 'public',
};

describe('the shell’s page', () => {
  it('the policy allows realtime of the site, and Ably only with a key', async () => {
    const connections = async (more: { publicUrl: string; isAbly?: boolean }) => {
      const response = await fixture.mount(more).request('/auth/signin', { headers: { accept: 'text/html' } });
      return /connect-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    };
    const publicUrl = 'https://academy.example';
    expect(await connections({ publicUrl })).toBe("'self' wss://academy.example");
    expect(await connections({ publicUrl: 'http://localhost:3000' })).toBe("'self' ws://localhost:3000");
    expect(await connections({ publicUrl, isAbly: true })).toBe(
      "'self' wss://*.ably.net https://*.ably.net wss://*.ably-realtime.com https://*.ably-realtime.com",
    );
  });

  it('the page names its registry, the route’s first data and its audience', async () => {
    const version = await fixture.deploy({
      name: 'mf-users',
      version: '1.0.0',
      declaration: { routes: [route] as never },
    });
    const response = await get('/dashboard/users/7');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.clone().text();
    const { registry: url, ...boot } = await block<{ registry: string }>(response, 'academy-boot');
    expect(html).toContain(
      `<link rel="preload" as="fetch" href="${url.replaceAll('&', '&amp;')}" crossorigin="anonymous">`,
    );
    const named = await get(url);
    const registry = (await named.clone().json()) as Registry;
    expect(registry.remotes.map((remote) => [remote.name, remote.version])).toEqual([['mf-users', version]]);
    expect(named.headers.get('cache-control')).toContain('immutable');
    expect((await get('/remotes.json?v=another')).headers.get('cache-control')).toBe('no-cache');
    expect(boot).toEqual({
      apiVersion: '1.0.0',
      shellVersion: fixture.shellVersion,
      worker: null,
      earlyData: ['/api/profile', '/api/users?page=1', '/api/roles'],
      audience: { permissions: ['users.read'], roles: ['admin'] },
      figuresEvery: 1,
      academy: { name: { en: 'Academy', ar: 'الأكاديمية' } },
    });
    const reports = '/api/figures/policy?from=shell%401.0.0-feed5eed';
    expect(response.headers.get('content-security-policy')).toContain(`report-uri ${reports}`);
  });

  it('the page has the academy’s settings, and its name as the title', async () => {
    let [version, name] = [1, { en: 'Noor & Co', ar: 'نور' }];
    app = fixture.mount({ academy: { version: () => version, valuesIn: () => ({}), describe: () => ({ name }) } });
    const read = async (path: string, cookie = '') => {
      const response = await app.request(path, { headers: { accept: 'text/html', cookie } });
      const title = /<title>(.*?)<\/title>/.exec(await response.clone().text())?.[1];
      return [title, (await block<{ academy: unknown }>(response, 'academy-boot')).academy];
    };
    expect(await read('/dashboard')).toEqual(['Noor &amp; Co', { name }]);
    expect(await read('/dashboard', 'language=ar')).toEqual(['نور', { name }]);
    [version, name] = [2, { en: 'Huda', ar: 'هدى' }];
    expect(await read('/dashboard')).toEqual(['Huda', { name }]);
    const manifest = await (await app.request('/manifest/ar-light.webmanifest')).json();
    expect([manifest.name, manifest.short_name]).toEqual(['هدى', 'هدى']);
  });

  it('the page omits the first data of a filtered list', async () => {
    await fixture.deploy({ name: 'mf-users', version: '1.0.0', declaration: { routes: [route] as never } });
    const boot = await block<{ earlyData: string[] }>(await get('/dashboard/users/7?page=2'), 'academy-boot');
    expect(boot.earlyData).toEqual(['/api/profile']);
  });

  it('the page preloads scripts and style sheets of the route, and the parts of the shell that its screen needs', async () => {
    const shared = { list: ['@academy/shared-ui/list'] };
    const sheets = {
      styles: { list: ['list.1b2c3d4e.css'] },
      wideStyles: { list: ['grid.5f6a7b8c.css'], other: ['other.9d0e1f2a.css'] },
      files: {
        'list.1b2c3d4e.css': 'p{color:red}',
        'grid.5f6a7b8c.css': 'p{color:blue}',
        'other.9d0e1f2a.css': 'p{color:green}',
      },
    };
    const version = await fixture.deploy({ name: 'mf-timeline', version: '1.0.0', ...sheets, shared });
    const html = await (await get('/dashboard/timeline')).text();
    const hints = [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"([^>]*)>/g)].map(
      ([, ...hint]) => hint,
    );
    const base = `/remotes/mf-timeline/${version}`;
    expect(hints).toEqual([
      ['script', '/boot.js', ' fetchpriority="high"'],
      ['fetch', expect.stringMatching(/^\/remotes\.json\?part=first&amp;v=[\w-]+$/), ' crossorigin="anonymous"'],
      ['script', '/assets/main.0123abcd.js', ''],
      ['style', '/assets/page.0123abcd.css', ''],
      [
        'script',
        `${base}/remoteEntry.js`,
        expect.stringMatching(/^ crossorigin="anonymous" integrity="sha256-[^"]+"$/),
      ],
      [
        'script',
        `${base}/route.0a1b2c3d.js`,
        expect.stringMatching(/^ crossorigin="anonymous" integrity="sha256-[^"]+"$/),
      ],
      [
        'style',
        `${base}/list.1b2c3d4e.css`,
        expect.stringMatching(/^ crossorigin="anonymous" integrity="sha256-[^"]+"$/),
      ],
      [
        'style',
        `${base}/grid.5f6a7b8c.css`,
        expect.stringMatching(
          /^ media="not all and \(max-width: 47\.99rem\)" crossorigin="anonymous" integrity="sha256-[^"]+"$/,
        ),
      ],
      ['script', '/assets/7.0123abcd.js', ' crossorigin="anonymous" integrity="sha256-list="'],
      ['fetch', `/locales/en/shell.json?v=${fixture.shellVersion}`, ' crossorigin="anonymous"'],
      ['fetch', `/locales/en/ui.json?v=${fixture.shellVersion}`, ' crossorigin="anonymous"'],
      ['fetch', `/locales/en/timeline.json?v=${version}`, ' crossorigin="anonymous"'],
    ]);
    for (const [, href = ''] of hints) expect((await app.request(href)).status).toBe(200);
  });

  it('the page has the stored language and theme', async () => {
    const response = await get('/dashboard', { cookie: 'language=ar; color-theme=dark' });
    const html = await response.text();
    expect(html).toContain('<html lang="ar" dir="rtl" class="dark" data-layout="dashboard" data-frame="page">');
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(await (await get('/dashboard', { cookie: 'language=%zz; color-theme="><script>' })).text()).toContain(
      '<html lang="en" dir="ltr" class="" data-layout="dashboard" data-frame="page">',
    );
  });

  it('the page has the skeleton and the frame of its route, and a plain skeleton without a route', async () => {
    const route = { path: '/dashboard/chats', screen: 'chats', titleKey: 'title', frame: 'pane', skeleton: 'list' };
    await fixture.deploy({ name: 'mf-messaging', version: '1.0.0', declaration: { routes: [route] as never } });
    const chats = await (await get('/dashboard/chats')).text();
    expect(chats).toContain('data-frame="pane"');
    expect(chats).toContain('<i class="s-list"></i>');
    expect(await (await get('/dashboard/nowhere')).text()).toContain('<i class="s-page"></i>');
  });

  it('the page follows redirects of the route', async () => {
    const redirects = [{ from: '/dashboard', to: '/dashboard/timeline' }];
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0', declaration: { redirects } });
    const boot = await block<{ earlyData: string[] }>(await get('/dashboard/'), 'academy-boot');
    expect(boot.earlyData).toEqual(['/api/profile', '/api/timeline?page=1']);
  });

  it('a page of a public route has its layout and no API data', async () => {
    await fixture.deploy({ name: 'mf-forms', version: '1.0.0', declaration: { routes: [publicRoute] as never } });
    for (const path of ['/surveys/12', '/surveys/a.b', '/auth/signin']) {
      const response = await get(path);
      expect([response.status, (await response.clone().text()).includes('data-layout="bare"')]).toEqual([200, true]);
      expect(await block(response, 'academy-boot')).toMatchObject({ earlyData: [] });
    }
  });

  it('an unknown address gets the page with 404, a missing file a plain 404', async () => {
    const page = await get('/no/such/place');
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('academy-boot')]);
    for (const [path, accept] of [
      ['/gone.js', 'text/html'],
      ['/assets/gone.css', '*/*'],
      ['/anything', 'application/json'],
    ] as const) {
      const response = await get(path, { accept });
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found']);
    }
  });

  it('the address of a disabled remote gets the page without its code, a public one with 503', async () => {
    const routes = [publicRoute, { ...publicRoute, path: '/dashboard/forms', layout: 'dashboard', access: 'session' }];
    const version = await fixture.deploy({
      name: 'mf-forms',
      version: '1.0.0',
      declaration: { routes: routes as never },
    });
    await enableRemote(fixture.store, 'mf-forms', false);
    for (const [path, status, layout, earlyData] of [
      ['/surveys/12', 503, 'bare', []],
      ['/dashboard/forms', 200, 'dashboard', ['/api/profile']],
    ] as const) {
      const response = await get(path);
      const html = await response.clone().text();
      expect([response.status, html.includes(`data-layout="${layout}"`)]).toEqual([status, true]);
      expect(html).not.toContain(`href="/remotes/mf-forms/${version}`);
      expect(await block(response, 'academy-boot')).toMatchObject({ earlyData });
    }
  });

  it('a deploy changes the page at the next request; without one the response is 304', async () => {
    await fixture.deploy({ name: 'mf-timeline', version: '1.0.0' });
    const first = await get('/dashboard/timeline');
    const again = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/dashboard/timeline', again)).status).toBe(304);
    const version = await fixture.deploy({ name: 'mf-timeline', version: '1.1.0', mark: 'b' });
    const next = await get('/dashboard/timeline', again);
    expect([next.status, (await next.text()).includes(version)]).toEqual([200, true]);
  });

  it.each([
    [8, 12_000],
    [40, 30_000],
  ])('with %i remotes and many deploys the page and its registry stay small', async (count, most) => {
    const names = Array.from({ length: count }, (_, place) => `mf-remote-${place}`);
    const after = async (deploys: number) => {
      const rounds = Array.from({ length: deploys }, (_, round) => round);
      const all = names.flatMap((name) => rounds.map((round) => syntheticRelease(name, round)));
      const registry = all.reduce((current, release) => deployRelease(current, release, new Date()), emptyRegistry);
      await fixture.store.put(REGISTRY_KEY, new TextEncoder().encode(JSON.stringify(registry)));
      const html = await (await get('/dashboard/mf-remote-0')).text();
      const { registry: url } = await block<{ registry: string }>(new Response(html), 'academy-boot');
      return { page: packed(html), registry: packed(await (await get(url)).text()) };
    };
    const [few, many] = [await after(2), await after(25)];
    expect(many.page).toBeLessThan(most);
    expect(many.registry).toBeLessThan(few.registry * 1.02);
  });

  it('texts of a remote cannot break out of the page', async () => {
    const routes = [{ ...route, data: ['</script><script>alert(1)</script>'] }];
    await fixture.deploy({ name: 'mf-users', version: '1.0.0', declaration: { routes: routes as never } });
    const html = await (await get('/dashboard/users/1')).text();
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('the page has an enforced policy and no inline script', async () => {
    const response = await get('/dashboard');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-skeleton='",
    );
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const overHttp = fixture.mount({ publicUrl: 'http://localhost:3000' });
    expect((await overHttp.request('/dashboard')).headers.get('strict-transport-security')).toBeNull();
  });
});
