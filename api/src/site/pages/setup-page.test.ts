import { expect, it } from 'vitest';
import { siteFixture } from '#testing/fixtures/site.fixture.ts';

it('while no remote is published pages say so in both languages, sign-in and files work, and then it is over', async () => {
  const fixture = await siteFixture();
  let isEmpty = true;
  const app = fixture.mount({ isEmpty: () => isEmpty });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { accept: 'text/html', ...headers } });
  for (const path of ['/', '/ar', '/free-trial', '/dashboard', '/dashboard/users/1']) {
    const response = await get(path, path === '/ar' ? { cookie: 'language=ar' } : {});
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '60']);
    const html = await response.text();
    expect(html.indexOf('lang="ar" dir="rtl"><h1') < html.indexOf('lang="en" dir="ltr"><h1')).toBe(path === '/ar');
    expect(html.includes('npm run publish-built')).toBe(path.startsWith('/dashboard'));
  }
  for (const path of ['/auth/login', '/dashboard/platform', '/api/healthy', '/boot.js'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get('/', { accept: '*/*' })).status).toBe(200);
  isEmpty = false;
  expect((await get('/dashboard')).status).toBe(200);
  await fixture.remove();
});
