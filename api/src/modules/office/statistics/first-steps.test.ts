import sharp from 'sharp';
import { expect, it } from 'vitest';
import { storePackage } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { FirstSteps } from './statistics.schema.ts';

const api = await useTestApi();
const PATH = '/api/statistics/first-steps';
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f5b4f' } })
    .png()
    .toBuffer();
const read = async (token: string): Promise<FirstSteps> =>
  (await (await api.request('get', PATH, { token })).json()).data;
const missing = async (token: string) =>
  Object.fromEntries((await read(token)).steps.map((step) => [step.name, step.missing.join()]));
const put = async (token: string, path: string, body: object) =>
  (await api.request('put', path, { token, body })).status;
const set = (token: string, body: object) => put(token, '/api/settings', body);

it('each first step lacks what the academy does not have yet, in the order of a first day (D71)', async () => {
  const token = await tokenOf('super-admin');
  expect(await missing(token)).toEqual({
    name: 'name,logo',
    zone: 'zone',
    payment: 'details,package',
    teachers: 'teacher',
    students: 'student',
    classes: 'material,class',
    page: 'page',
  });
  await set(token, { academy_name_en: 'Noor', transfer_details_ar: 'بنك' });
  await storePackage(api.deps.database.sql, { deactivatedAt: api.clock.now() });
  expect(await missing(token)).toMatchObject({ name: 'name,logo', payment: 'package' });
  await set(token, { academy_name_ar: 'نور' });
  const student = await api.buildStudent({ teacher: await api.buildTeacher() });
  await storePackage(api.deps.database.sql, {});
  await api.buildMaterial();
  expect(await missing(token)).toMatchObject({
    name: 'logo',
    payment: '',
    teachers: '',
    students: '',
    classes: 'class',
  });
  await api.buildClass({ student });
  const body = new FormData();
  body.set('image', new File([new Uint8Array(await picture())], 'logo.png', { type: 'image/png' }));
  await api.request('put', '/api/academy/logo', { token, body });
  await put(token, `${PATH}/page`, { seen: true });
  expect(await missing(token)).toMatchObject({ name: '', classes: '', page: '', zone: 'zone' });
});

it('a zone is set by confirming it, even that of the default', async () => {
  const token = await tokenOf('super-admin');
  await set(token, { week_start: 'sunday' });
  expect((await missing(token)).zone).toBe('zone');
  await set(token, { academy_zone: 'Asia/Amman' });
  expect((await missing(token)).zone).toBe('');
});

it('a step is marked as not needed for the whole academy, and that is taken back', async () => {
  const [one, other] = [await tokenOf('admin'), await tokenOf('super-admin')];
  const skipped = async () => (await read(other)).steps.filter((step) => step.skipped).map(({ name }) => name);
  expect(await put(one, `${PATH}/zone`, { skipped: true })).toBe(200);
  expect(await put(one, `${PATH}/name`, { skipped: true })).toBe(200);
  expect(await skipped()).toEqual(['name', 'zone']);
  expect(await put(other, `${PATH}/name`, { skipped: false })).toBe(200);
  expect(await skipped()).toEqual(['zone']);
  expect(await put(one, `${PATH}/mosque`, { skipped: true })).toBe(404);
  const { data } = await (await api.request('get', '/api/audit?subject=settings', { token: other })).json();
  expect(data).toMatchObject([
    { before: { first_steps_skipped: ['name', 'zone'] }, after: { first_steps_skipped: ['zone'] } },
    { after: { first_steps_skipped: ['name', 'zone'] } },
    { after: { first_steps_skipped: ['zone'] } },
  ]);
});

it('a step is changed by saying what, and only the landing page is opened; both are worded in the audit log', async () => {
  const token = await tokenOf('super-admin');
  expect(await put(token, `${PATH}/page`, {})).toBe(422);
  expect(await put(token, `${PATH}/zone`, { seen: true })).toBe(422);
  expect(await put(token, `${PATH}/payment`, { skipped: true })).toBe(200);
  expect(await put(token, `${PATH}/page`, { seen: true })).toBe(200);
  expect(await put(token, `${PATH}/page`, { seen: true })).toBe(200);
  const headers = { cookie: 'language=ar' };
  const { data } = await (await api.request('get', '/api/audit?subject=settings', { token, headers })).json();
  expect(data.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ name: 'فتح صفحة الاستقبال من الخطوات الأولى', before: 'لا', after: 'نعم' }],
    [{ name: 'خطوات أولى غير لازمة', before: null, after: 'طريقة الدفع' }],
  ]);
});

it('the zone is set at once by a super-admin while no salary month is open (D32)', async () => {
  const [admin, superAdmin] = [await tokenOf('admin'), await tokenOf('super-admin')];
  const maySetZone = async (token: string) => (await read(token)).may.set_zone;
  const isConfirmed = async () => {
    const { data } = await (await api.request('get', '/api/settings', { token: superAdmin })).json();
    const time = data.groups.find(({ key }: { key: string }) => key === 'time');
    return time.settings.map(({ key, confirm }: { key: string; confirm: boolean }) => [key, confirm])[0];
  };
  expect([await maySetZone(admin), await maySetZone(superAdmin)]).toEqual([false, true]);
  expect(await isConfirmed()).toEqual(['academy_zone', false]);
  const teacher = await api.buildTeacher();
  const student = await api.buildStudent({ teacher });
  await api.buildClass({
    student,
    teacher,
    status: 'ended',
    startsAt: new Date(api.clock.now().getTime() - 86_400_000),
  });
  expect(await maySetZone(superAdmin)).toBe(false);
  expect(await isConfirmed()).toEqual(['academy_zone', true]);
});
