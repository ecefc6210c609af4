import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { choicesToken } from './choices-token.ts';

const api = await useTestApi();
type Person = Awaited<ReturnType<typeof api.buildUser>>;
let person: Person;
let token = '';
beforeEach(async () => {
  person = await api.buildUser();
  token = choicesToken(api.deps.mailSecret, { userId: person.id, groups: ['money'] });
});

const at = (given = token) => `/api/mail/unsubscribe?token=${given}`;
const click = (given = token, body: unknown = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) =>
  api.request('post', at(given), { body });
async function mailsOf(user: Person): Promise<Record<string, boolean>> {
  const call = { token: await api.tokenFor(user) };
  const { data } = await (await api.request('get', '/api/notification-settings', call)).json();
  return Object.fromEntries(data.groups.map(({ key, mail }: { key: string; mail: boolean }) => [key, mail]));
}

describe('one click in a mail program (RFC 8058)', () => {
  it('one click without a session switches off the mails of its group, only for its user', async () => {
    const other = await api.buildUser();
    expect((await click()).status).toBe(200);
    expect(await mailsOf(person)).toMatchObject({ money: false, changes: true, account: true });
    expect(await mailsOf(other)).toMatchObject({ money: true });
  });

  it('one click as a multipart form does the same', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await click(token, form)).status).toBe(200);
    expect(await mailsOf(person)).toMatchObject({ money: false });
  });

  it('one click in a daily mail switches off all of its groups', async () => {
    await click(choicesToken(api.deps.mailSecret, { userId: person.id, groups: ['reports', 'changes'] }));
    expect(await mailsOf(person)).toMatchObject({ reports: false, changes: false, money: true });
  });

  it.each([
    ['another user', () => token.replace(/^\d+/, String(person.id + 1))],
    ['another group', () => token.replace('money', 'reports')],
    ['another secret', () => choicesToken('guessed', { userId: person.id, groups: ['money'] })],
    ['nothing', () => ''],
  ])('a link for %s that was not signed here is 404', async (_whose, tokenOf) => {
    await api.buildUser();
    expect((await click(tokenOf())).status).toBe(404);
    expect(await mailsOf(person)).toMatchObject({ money: true, reports: true });
  });
});

describe('the page of mail choices', () => {
  it('opening the page of mail choices changes nothing', async () => {
    const response = await api.request('get', at());
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(person.email);
    expect(page).toContain('name="money" value="on" checked');
    expect(page).not.toContain('name="office"');
    expect(await mailsOf(person)).toMatchObject({ money: true });
  });

  it('the form of the page of mail choices saves the ticked groups, and the group account stays', async () => {
    const response = await click(token, new URLSearchParams({ choices: 'on', reports: 'on', timeline: 'on' }));
    expect(await response.text()).toContain('Saved.');
    expect(await mailsOf(person)).toEqual({
      ...{ reminders: false, changes: false, reports: true, money: false, messages: false, timeline: true },
      account: true,
    });
  });

  it('the page of mail choices is in the language of the user', async () => {
    await api.deps.database.sql.query({ text: `update users set language = 'ar' where id = $1`, values: [person.id] });
    expect(await (await api.request('get', at())).text()).toContain('<html lang="ar" dir="rtl">');
  });
});
