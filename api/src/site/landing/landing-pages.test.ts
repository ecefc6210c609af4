import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { landingFiles, type SiteFixture, siteFixture } from '#testing/fixtures/site.fixture.ts';
import { unnamedAcademy } from '../page-academy.ts';

let fixture: SiteFixture;
let app: Hono;
beforeEach(async () => {
  fixture = await siteFixture();
  app = fixture.mount();
});
afterEach(() => fixture.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: 'text/html', ...headers } });

describe('the landing page', () => {
  const landing = () =>
    fixture.deploy({ name: 'mf-landing', version: '1.0.0', declaration: { routes: [] }, files: landingFiles });

  it('the landing page is prerendered by the live release under its own policy', async () => {
    await landing();
    const response = await get('/');
    const page = await response.clone().text();
    expect(page).toContain('<a href="https://academy.test/">');
    // The source in its reports.
    expect(page).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-release="1\.0\.0-\w{8}" data-every="1">/);
    expect(response.headers.get('content-security-policy')).toContain("'sha256-landing='");
    const arabic = await get('/ar', { cookie: 'color-theme=dark' });
    expect(await arabic.text()).toContain('<html lang="ar" dir="rtl" class="dark">');
    expect(await (await get('/ar')).text()).toContain('<html lang="ar" dir="rtl">');
    expect((await get('/', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('the landing page shows changed settings of the academy from the next request on', async () => {
    let [version, name] = [1, '<Noor> & "Co"'];
    const academy = { ...unnamedAcademy, version: () => version, valuesIn: () => ({ ACADEMY_NAME: name }) };
    app = fixture.mount({ academy });
    await landing();
    expect(await (await get('/')).text()).toContain(
      '<b title="&lt;Noor&gt; &amp; &quot;Co&quot;">&lt;Noor&gt; &amp; &quot;Co&quot;</b>',
    );
    [version, name] = [2, 'Huda'];
    expect(await (await get('/')).text()).toContain('<b title="Huda">Huda</b>');
  });

  it('Arabic visitors are redirected to the Arabic landing page with the query', async () => {
    await landing();
    const response = await get('/?sent=1', { cookie: 'language=ar' });
    expect([response.status, response.headers.get('location'), response.headers.get('vary')]).toEqual([
      302,
      '/ar?sent=1',
      'Cookie',
    ]);
    expect((await get('/ar', { cookie: 'language=en' })).status).toBe(200);
  });

  it('only files of the landing page are served below /site', async () => {
    await landing();
    const image = await get('/site/og.png');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const path of ['/site/en.html', '/site/csp.json', '/site/gone.png'])
      expect((await get(path)).status).toBe(404);
  });

  it('without a landing release the start page is the shell’s page', async () => {
    for (const path of ['/', '/ar']) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('academy-boot')]);
    }
  });

  it('with a broken landing release the start page is the shell’s page', async () => {
    const files = { ...landingFiles, 'site/csp.json': 'nonsense' };
    await fixture.deploy({ name: 'mf-landing', version: '1.0.0', declaration: { routes: [] }, files });
    const warnings: string[] = [];
    app = fixture.mount({ warn: (problem) => warnings.push(problem) });
    expect(await (await get('/')).text()).toContain('academy-boot');
    expect(warnings).toEqual([expect.stringContaining('cannot be shown')]);
  });

  it('the landing page is listed for search engines in both languages', async () => {
    await landing();
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://academy.test/</loc>');
    expect(sitemap).toContain('<loc>https://academy.test/ar</loc>');
    expect(sitemap).toContain('hreflang="ar" href="https://academy.test/ar"');
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://academy.test/sitemap.xml');
  });
});
