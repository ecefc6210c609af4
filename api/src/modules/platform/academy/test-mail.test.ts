import { expect, it } from 'vitest';
import { MailBounced } from '#base/mail/mailer.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const send = async (token: string, language = 'en') =>
  (await api.request('post', '/api/settings/test-mail', { token, headers: { cookie: `language=${language}` } })).json();

it('a test mail is sent to the address of the admin who requests it, in their language', async () => {
  const admin = await api.buildUser({ role: 'admin' });
  const { data } = await send(await api.tokenFor(admin), 'ar');
  expect(data).toEqual({ to: admin.email, sent: true, reason: null });
  const [mail] = await api.mails();
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([admin.email, 'رسالة تجريبية']);
});

it.each([
  [new Error('Invalid login: 535\r\nAuthentication failed'), 'Invalid login: 535 Authentication failed'],
  [new MailBounced('the mail server answered 550 to the address'), 'the mail server answered 550 to the address'],
])('the message of a mail server that rejects a test mail is shown: %s', async (error, reason) => {
  const { mailer } = api.deps;
  api.deps.mailer = { send: () => Promise.reject(error) };
  const { data } = await send(await api.tokenFor(await api.buildUser({ role: 'admin' })));
  api.deps.mailer = mailer;
  expect(data).toMatchObject({ sent: false, reason });
});

it('an admin can read how mails and push messages are sent, without the keys', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const { data } = await (await api.request('get', '/api/settings/reach', { token })).json();
  expect(data).toEqual({
    mail: { state: 'inbox', from: 'Academy <no-reply@academy.test>' },
    push: { state: 'on', keys: 'made' },
  });
});
