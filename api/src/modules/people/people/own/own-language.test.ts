import { expect, it } from 'vitest';
import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { sendDue } from '#modules/platform/notifications/deliveries/send-due.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { moveTo, mailsTo } = deliveryCalls(api);

const load = (token: string, cookie: 'en' | 'ar') =>
  api.request('get', '/api/profile', { token, headers: { cookie: `language=${cookie}` } });
const put = async (token: string, path: string, body: object) =>
  expect((await api.request('put', `/api/${path}`, { token, body })).status).toBe(200);
async function languageOf(id: number) {
  const text = 'select language from users where id = $1';
  return (await sql.query<{ language: string | null }>({ text, values: [id] }))[0]?.language;
}

it('the language of the first page is a person’s until it is switched; no other device changes it (D169)', async () => {
  const { id } = await api.buildUser({ language: null });
  const token = await api.tokenFor({ id });
  await load(token, 'ar');
  expect(await languageOf(id)).toBe('ar');
  await load(token, 'en');
  expect(await languageOf(id)).toBe('ar');
  await put(token, 'own-language', { language: 'en' });
  expect(await languageOf(id)).toBe('en');
  expect((await api.request('put', '/api/own-language', { token, body: { language: 'fr' } })).status).toBe(422);
});

const posted = defineNotification({
  key: 'star.posted',
  scope: 'product',
  recipients: 'all',
  group: 'money',
  channels: ['mail'],
  params: [],
  message: () => 'A star',
});

it('mails are in the language of the pages, or in another one that was chosen for them (D169)', async () => {
  moveTo('12:00');
  const person = await api.buildUser({ language: 'ar' });
  const token = await api.tokenFor(person);
  const languagesOfMails = async (relatedId: number) => {
    const about = { kind: posted, recipients: [person.id], actorId: null, relatedId, at: api.clock.now() };
    await notify(sql, about);
    api.clock.advance(10 * 60_000);
    await sendDue({ ...api.sending, kinds: [posted] });
    await api.request('post', '/api/auth/forgetPassword', { body: { email: person.email } });
    return (await mailsTo(person)).slice(-2).map(({ html }) => /<html lang="(\w+)"/.exec(String(html))?.[1]);
  };
  await put(token, 'notification-settings', { mailLanguage: 'en' });
  expect(await languagesOfMails(1)).toEqual(['en', 'en']);
  await put(token, 'notification-settings', { mailLanguage: null });
  expect(await languagesOfMails(2)).toEqual(['ar', 'ar']);
});
