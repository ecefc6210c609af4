import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await siteFixture();
  await writeFile(join(fixture.folder, 'shell/worker.js'), 'worker;');
  await writeFile(join(fixture.folder, 'shell/worker-off.js'), 'removal;');
});
afterEach(() => fixture.remove());

const open = (hasWorker = true) => {
  const app = fixture.mount({ hasWorker });
  const get = (path: string, headers = {}) => app.request(path, { headers: { accept: 'text/html', ...headers } });
  return get;
};

it('pages name the service worker, which browsers revalidate each time', async () => {
  const get = open();
  expect(await (await get('/dashboard')).text()).toContain('"worker":"/worker.js"');
  const worker = await get('/worker.js');
  expect(await worker.text()).toBe('worker;');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
});

it('a deployment without the worker sends a script that removes it, and pages name none', async () => {
  const get = open(false);
  expect(await (await get('/dashboard')).text()).toContain('"worker":null');
  expect(await (await get('/worker.js')).text()).toBe('removal;');
});

it('the policy allows only workers and manifests of the site', async () => {
  const policy = (await open()('/dashboard')).headers.get('content-security-policy');
  expect(policy).toContain("worker-src 'self'; ");
  expect(policy).toContain("manifest-src 'self'; ");
});

it('each language and theme has a manifest of the same app', async () => {
  const get = open();
  const manifestOf = async (cookie: string) => {
    const html = await (await get('/dashboard', { cookie })).text();
    const response = await get(/<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    return response.json();
  };
  const english = await manifestOf('');
  const arabic = await manifestOf('language=ar; color-theme=dark');
  expect(english).toMatchObject({ id: '/dashboard', name: 'Academy', lang: 'en', dir: 'ltr', theme_color: '#FBF8F2' });
  expect(arabic).toMatchObject({ id: '/dashboard', lang: 'ar', dir: 'rtl', theme_color: '#0B1412' });
  expect(arabic).toMatchObject({ name: 'الأكاديمية', short_name: 'الأكاديمية', start_url: '/dashboard' });
});
