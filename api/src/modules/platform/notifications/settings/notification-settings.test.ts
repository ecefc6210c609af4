import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
let token = '';
const as = async (role: string) => {
  token = await api.tokenFor(await api.buildUser({ role }));
};
beforeEach(() => as('student'));

const path = '/api/notification-settings';
const read = async () => (await (await api.request('get', path, { token })).json()).data;
const change = (body: object) => api.request('put', path, { token, body });
const groupOf = async (key: string) => (await read()).groups.find((group: { key: string }) => group.key === key);

it('a user without choices has the defaults of each group (D80)', async () => {
  await as('admin');
  expect(await read()).toEqual({
    groups: [
      { key: 'reminders', push: true, mail: true, fixed: false },
      { key: 'changes', push: true, mail: true, fixed: false },
      { key: 'reports', push: true, mail: true, fixed: false },
      { key: 'money', push: true, mail: true, fixed: false },
      { key: 'messages', push: true, mail: true, fixed: false },
      { key: 'timeline', push: false, mail: false, fixed: false },
      { key: 'office', push: false, mail: true, fixed: false },
      { key: 'account', push: false, mail: true, fixed: true },
    ],
    quietHours: { from: '22:00', to: '07:00' },
    mailLanguage: null,
  });
});

it('the language of the mails is chosen, and follows the pages again (D169)', async () => {
  await change({ mailLanguage: 'ar' });
  await change({ groups: [] });
  expect((await read()).mailLanguage).toBe('ar');
  await change({ mailLanguage: null });
  expect((await read()).mailLanguage).toBeNull();
  expect((await change({ mailLanguage: 'fr' })).status).toBe(422);
});

it.each([
  ['student', ['office']],
  ['teacher', ['reports', 'money', 'office']],
  ['leader', ['office']],
  ['super-admin', []],
])('a %s is offered every group except %j', async (role, missing) => {
  await as(role);
  const all = ['reminders', 'changes', 'reports', 'money', 'messages', 'timeline', 'office', 'account'];
  const keys = (await read()).groups.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(all.filter((key) => !missing.includes(key)));
});

describe('a choice', () => {
  it('a change of notification settings leaves the others unchanged', async () => {
    await change({ groups: [{ key: 'timeline', mail: true }] });
    await change({ groups: [{ key: 'timeline', push: true }] });
    const response = await change({ quietHours: { from: '23:30', to: '06:00' } });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual(await read());
    expect(await groupOf('timeline')).toEqual({ key: 'timeline', push: true, mail: true, fixed: false });
    expect(await groupOf('money')).toMatchObject({ push: true, mail: true });
    expect((await read()).quietHours).toEqual({ from: '23:30', to: '06:00' });
  });

  it('settings that a page has read can be sent back unchanged', async () => {
    expect((await change(await read())).status).toBe(200);
  });

  it.each([
    [{ groups: [{ key: 'account', mail: false }] }, 'groups.0.mail'],
    [
      {
        groups: [
          { key: 'money', mail: false },
          { key: 'account', push: true },
        ],
      },
      'groups.1.push',
    ],
    [{ groups: [{ key: 'office', mail: false }] }, 'groups.0.key'],
    [{ groups: [{ key: 'weather', mail: false }] }, 'groups.0.key'],
    [{ quietHours: { from: '24:00', to: '07:00' } }, 'quietHours.from'],
    [{ quietHours: { from: '22:00' } }, 'quietHours.to'],
  ])('the choice %j is rejected, and nothing of it is stored', async (body, field) => {
    const before = await read();
    const response = await change(body);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toMatchObject([{ path: field }]);
    expect(await read()).toEqual(before);
  });
});
