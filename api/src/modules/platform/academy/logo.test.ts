import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const tokenOf = async (role: 'admin' | 'teacher') => api.tokenFor(await api.buildUser({ role }));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 15, g: 91, b: 79, alpha: 0.5 } } })
    .png()
    .toBuffer();

async function put(token: string, bytes: Uint8Array) {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  const response = await api.request('put', '/api/academy/logo', { token, body });
  return { status: response.status, body: await response.json() };
}
const shown = async () => (await (await api.request('get', '/api/academy')).json()).data.logo;

it('a logo is encoded again within 480 × 160 pixels, and everybody may see it, also on other sites', async () => {
  const { status, body } = await put(await tokenOf('admin'), await picture(960, 200));
  expect([status, body.data.logo]).toEqual([200, await shown()]);
  expect(await shown()).toMatchObject({ width: 480, height: 100 });
  const file = await api.request('get', (await shown()).url);
  const headers = ['content-type', 'cross-origin-resource-policy'].map((name) => file.headers.get(name));
  expect([file.status, ...headers]).toEqual([200, 'image/png', 'cross-origin']);
  const { width, height, hasAlpha } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([width, height, hasAlpha]).toEqual([480, 100, true]);
});

it('a new logo replaces the former one, whose file is deleted, and both are in the audit log', async () => {
  const token = await tokenOf('admin');
  await put(token, await picture(100, 100));
  const { url } = await shown();
  api.clock.advance(1000);
  await put(token, await picture(90, 90));
  expect((await api.request('get', url)).status).toBe(404);
  const { data } = await (await api.request('get', '/api/audit?subject=settings', { token })).json();
  const former = url.replace('/api/files/', '');
  const now = (await shown()).url.replace('/api/files/', '');
  expect(data[0]).toMatchObject({
    action: 'settings.update',
    before: { academy_logo: former },
    after: { academy_logo: now },
  });
});

it('an academy without a logo shows none', async () => {
  const token = await tokenOf('admin');
  await put(token, await picture(100, 100));
  const { url } = await shown();
  expect((await api.request('delete', '/api/academy/logo', { token })).status).toBe(200);
  expect([await shown(), (await api.request('get', url)).status]).toEqual([null, 404]);
});

it('a file that is no picture, or is cut off, is rejected as a logo', async () => {
  const token = await tokenOf('admin');
  expect((await put(token, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
  expect((await put(token, (await picture(300, 300)).subarray(0, 60))).status).toBe(422);
  expect(await shown()).toBeNull();
});

it('a teacher cannot change the logo', async () => {
  expect((await put(await tokenOf('teacher'), await picture(10, 10))).status).toBe(403);
});

it('the logo is the only picture of a mail, and the name is text beside it', async () => {
  const admin = await api.buildUser({ role: 'admin' });
  const token = await api.tokenFor(admin);
  await put(token, await picture(100, 50));
  await api.request('post', '/api/settings/test-mail', { token });
  const mail = (await api.mails()).find(({ to }) => to?.[0]?.address === admin.email);
  const pictures = [...(mail?.html ?? '').matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toEqual([`${api.deps.settings.publicUrl}${(await shown()).url}`]);
  expect(mail?.html).toContain('>Academy</span>');
});
