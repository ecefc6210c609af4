import { brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';

const posts = {
  data: [
    { user: { name: 'Omar <b>' }, text: '<p>One &amp; two</p><p dir="rtl">سلام</p>' },
    { user: { name: 'Huda' }, text: '<p></script><img src=x onerror=alert(1)>three</p>' },
  ],
};
const route = {
  path: '/dashboard/timeline',
  screen: 'feed',
  titleKey: 'list.title',
  skeleton: 'feed',
  data: ['posts?page=1'],
  firstText: { of: 'posts?page=1', title: 'user.name', richText: 'text' },
};

let fixture: SiteFixture;
let asked: (string | undefined)[] = [];
let respond: () => Response | Promise<Response>;
const mount = (options: Parameters<SiteFixture['mount']>[0] = {}): Hono =>
  fixture.mount({
    ...options,
    routes: (app) =>
      app.get('/api/:call', (c) => {
        asked.push(c.req.header('authorization'));
        return c.req.param('call') === 'profile' ? c.json({ data: 'me' }) : respond();
      }),
  });
const get = (app: Hono, path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: 'text/html', cookie: 'session=token-of-omar', ...headers } });
const dataIn = (html: string) =>
  JSON.parse(/id="academy-first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as unknown;

beforeEach(async () => {
  asked = [];
  respond = () => Response.json(posts);
  fixture = await siteFixture();
  await fixture.deploy({ name: 'mf-timeline', version: '1.0.0', declaration: { routes: [route] as never } });
});
afterEach(() => fixture.remove());

describe('the page of a signed-in viewer', () => {
  it('the page of a signed-in viewer has the viewer’s first data, and is not cached for others', async () => {
    const response = await get(mount(), '/dashboard/timeline');
    const html = await response.text();
    expect(dataIn(html)).toEqual({
      holder: '-of-omar',
      responses: { '/api/profile': { data: 'me' }, '/api/posts?page=1': posts },
    });
    expect(asked).toEqual(['Bearer token-of-omar', 'Bearer token-of-omar']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it.each(['identity', 'br'])('HEAD has the headers of GET and requests no data (%s)', async (encoding) => {
    const app = mount();
    const got = await get(app, '/dashboard/timeline', { 'accept-encoding': encoding });
    await got.arrayBuffer();
    asked = [];
    const headers = { accept: 'text/html', cookie: 'session=token-of-omar', 'accept-encoding': encoding };
    const head = await app.request('/dashboard/timeline', { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([...head.headers]).toEqual([...got.headers]);
    expect(asked).toEqual([]);
  });

  it('the skeleton of the viewer’s page has the first items as text, never as markup', async () => {
    const html = await (await get(mount(), '/dashboard/timeline')).text();
    expect(html).toContain('<p class="t">Omar &lt;b&gt;</p><p class="b">One &amp; two\nسلام</p>');
    expect(html).toContain('<p class="t">Huda</p><p class="b">three</p>');
    expect(html.match(/<i class="card">/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  it('forbidden data and pages without a list leave the skeleton blank', async () => {
    for (const response of [
      () => Response.json({ code: 'forbidden' }, { status: 403 }),
      () => Response.json({}),
      () => new Response('no'),
    ]) {
      respond = response;
      const html = await (await get(mount(), '/dashboard/timeline')).text();
      expect(html.match(/<i class="card">/g)).toHaveLength(3);
      expect(html).toContain('</html>');
    }
  });

  it('the start of the viewer’s page is sent before the API has responded', async () => {
    let release: (response: Response) => void = () => {};
    respond = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const response = await get(mount(), '/dashboard/timeline');
    const chunks = response.body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
    expect((await chunks?.next())?.value).toContain('academy-boot');
    release(Response.json(posts));
    expect((await chunks?.next())?.value).toContain('Huda');
  });

  it('the viewer’s page does not wait for a slow API', async () => {
    respond = () => new Promise(() => {});
    const html = await (await get(mount(), '/dashboard/timeline')).text();
    expect(dataIn(html)).toEqual({ holder: '-of-omar', responses: { '/api/profile': { data: 'me' } } });
  });

  it('the viewer’s page is compressed as the browser prefers', async () => {
    const response = await get(mount(), '/dashboard/timeline', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Huda');
  });
});

it('pages without a session, of the sign-in, or of a site without first data are the same for everybody', async () => {
  for (const [app, path, cookie] of [
    [mount(), '/dashboard/timeline', ''],
    [mount(), '/auth/signin', 'session=token-of-omar'],
    [mount({ hasFirstData: false }), '/dashboard/timeline', 'session=token-of-omar'],
  ] as const) {
    const response = await get(app, path, { cookie });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).not.toContain('academy-first-data');
  }
  expect(asked).toEqual([]);
});
