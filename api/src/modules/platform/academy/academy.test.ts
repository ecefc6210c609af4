import { describe, expect, it, vi } from 'vitest';
import { AcademySettings } from '#base/academy/academy-settings.ts';
import { classSettings } from '#modules/classes/classes/classes.settings.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { WireSettings } from './academy.schema.ts';

const api = await useTestApi();

const tokenOf = async (role: 'admin' | 'super-admin') => api.tokenFor(await api.buildUser({ role }));
async function put(token: string, body: object) {
  const response = await api.request('put', '/api/settings', { token, body });
  return { status: response.status, body: await response.json() };
}
async function read(token: string) {
  const { data }: { data: WireSettings } = await (await api.request('get', '/api/settings', { token })).json();
  return new Map(data.groups.flatMap(({ settings }) => settings).map((setting) => [setting.key, setting]));
}

describe('settings (D86)', () => {
  it('settings of an academy that never changed one are the defaults, without a date (D86)', async () => {
    const found = (await read(await tokenOf('admin'))).get('absence_minutes');
    expect(found).toEqual({
      key: 'absence_minutes',
      type: 'integer',
      name: { en: expect.any(String), ar: expect.any(String) },
      value: 15,
      default: 15,
      since: null,
      min: 0,
      max: 60,
      options: null,
      confirm: true,
      may: { edit: true },
    });
  });

  it('changed settings have their value and the time since which it holds, others stay (D86)', async () => {
    const token = await tokenOf('admin');
    await put(token, { absence_minutes: 10 });
    const at = api.clock.now().toISOString();
    api.clock.advance(1000);
    await put(token, { academy_phone: ' +962 6 555 0142 ', absence_minutes: 10 });
    const found = await read(token);
    expect(found.get('absence_minutes')).toMatchObject({ value: 10, default: 15, since: at });
    expect(found.get('academy_phone')).toMatchObject({
      value: '+962 6 555 0142',
      since: api.clock.now().toISOString(),
    });
    expect(found.get('academy_email')).toMatchObject({ value: '', since: null });
  });

  it('the settings of one request are changed together or not at all (D86)', async () => {
    const token = await tokenOf('admin');
    expect((await put(token, { academy_name_en: 'Noor', absence_minutes: 61 })).status).toBe(422);
    expect((await put(token, { academy_name_en: 'Noor', pay_trial: false })).status).toBe(403);
    expect((await read(token)).get('academy_name_en')?.value).toBe('Academy');
  });

  it.each([
    ['stars', 1],
    ['absence_minutes', '15'],
    ['absence_minutes', 1.5],
    ['absence_minutes', -1],
    ['pay_student_absence', 101],
    ['pay_trial', 'yes'],
    ['academy_name_ar', ' '],
    ['academy_name_en', 'n'.repeat(61)],
    ['academy_email', 'office'],
    ['academy_phone', '0790000000'],
    ['academy_whatsapp', 'call us'],
    ['quiet_from', '24:00'],
    ['academy_zone', 'Mars/Olympus'],
    ['academy_zone', '+03:00'],
    ['week_start', 'friday'],
    ['first_reminder', '90'],
    ['join_before_minutes', 121],
    ['academy_logo', 'logos/x.png'],
  ])('settings: %s rejects %j at its field', async (key, value) => {
    expect(await put(await tokenOf('super-admin'), { [key]: value })).toMatchObject({
      status: 422,
      body: { fields: [{ path: key }] },
    });
  });

  it('an admin gets an error that says that only a super-admin changes settings about pay (D86)', async () => {
    const [admin, superAdmin] = [await tokenOf('admin'), await tokenOf('super-admin')];
    expect((await read(admin)).get('pay_trial')?.may).toEqual({ edit: false });
    expect((await read(superAdmin)).get('pay_trial')?.may).toEqual({ edit: true });
    expect(await put(admin, { pay_trial: false })).toMatchObject({
      status: 403,
      body: { fields: [{ path: 'pay_trial' }] },
    });
  });

  it('the audit log has the former and new values of settings, and no line without a change (D86)', async () => {
    const token = await tokenOf('super-admin');
    await put(token, { absence_minutes: 20, academy_name_en: 'Noor' });
    await put(token, { absence_minutes: 20, pay_student_absence: 50 });
    await put(token, { absence_minutes: 20 });
    const { data } = await (await api.request('get', '/api/audit?subject=settings', { token })).json();
    expect(data).toMatchObject([
      { action: 'settings.update', before: { pay_student_absence: 100 }, after: { pay_student_absence: 50 } },
      {
        before: { absence_minutes: 15, academy_name_en: 'Academy' },
        after: { absence_minutes: 20, academy_name_en: 'Noor' },
      },
    ]);
    expect(Object.keys(data[0].after)).toEqual(['pay_student_absence']);
  });
});

it('a change of a setting reaches another process', async () => {
  const other = await AcademySettings.open(api.deps.database);
  const changed = new Promise<void>((resolve) => other.onChange(resolve));
  await put(await tokenOf('admin'), { absence_minutes: 7 });
  await changed;
  expect(other.get(classSettings.absence_minutes)).toBe(7);
});

it('a setting that was changed without a notification is read by the next poll, within 5 seconds (D86)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = api.deps.academySettings.poll();
  const changed = new Promise<void>((resolve) => api.deps.academySettings.onChange(resolve));
  await api.deps.database.sql.query({
    text: `insert into academy_setting_values (key, since, value) values ('absence_minutes', now(), '9')`,
  });
  vi.advanceTimersByTime(5000);
  await changed;
  stop();
  vi.useRealTimers();
  expect(api.deps.academySettings.get(classSettings.absence_minutes)).toBe(9);
});

it('everybody can read the academy’s name, with the contacts that are set', async () => {
  const read = async () => (await (await api.request('get', '/api/academy')).json()).data;
  const none = { email: null, phone: null, whatsapp: null, address: null, hours: { en: null, ar: null } };
  expect(await read()).toEqual({
    name: { en: 'Academy', ar: 'الأكاديمية' },
    contacts: none,
    logo: null,
    credit: { en: null, ar: null },
    languages: ['en', 'ar'],
    zone: 'Asia/Amman',
    week_start: 'saturday',
    month_names: 'egypt',
    hijri_dates: false,
    signup_open: true,
    legal_texts: [],
    notice: { en: 'at least 2 hours before it starts', ar: 'قبل بدئها بساعتين على الأقل' },
  });
  await put(await tokenOf('admin'), { academy_name_ar: 'أكاديمية نور', academy_email: 'salam@noor.academy' });
  expect(await read()).toMatchObject({
    name: { en: 'Academy', ar: 'أكاديمية نور' },
    contacts: { ...none, email: 'salam@noor.academy' },
  });
});

it('quiet hours of the academy apply to users who have chosen none (D83)', async () => {
  const token = await tokenOf('admin');
  await put(token, { quiet_from: '21:00', quiet_to: '06:30' });
  const { data } = await (await api.request('get', '/api/notification-settings', { token })).json();
  expect(data.quietHours).toEqual({ from: '21:00', to: '06:30' });
});

it('the academy’s name is read without a query', async () => {
  const query = vi.spyOn(api.deps.database.pool, 'query');
  await api.request('get', '/api/academy');
  const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(texts.filter((text) => text.includes('academy_setting'))).toEqual([]);
});
