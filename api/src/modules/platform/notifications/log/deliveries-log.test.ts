import { beforeEach, expect, it } from 'vitest';
import { MailBounced } from '#base/mail/mailer.ts';
import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { sendDue } from '#modules/platform/notifications/deliveries/send-due.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { moveTo, subjectsTo } = deliveryCalls(api);

const reach = { group: 'money', channels: ['mail'] } as const;
const paid = defineNotification({
  ...reach,
  key: 'star.paid',
  scope: 'product',
  recipients: 'all',
  message: () => 'A star was paid',
});
const person = { email: 'maryam@academy.test', timezone: 'UTC' };

let token = '';
let user: Awaited<ReturnType<typeof api.buildUser>>;
beforeEach(async () => {
  moveTo('12:00');
  token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  user = await api.buildUser(person);
  await notify(sql, { kind: paid, recipients: [user.id], actorId: null, relatedId: 1, at: api.clock.now() });
});

const send = (mailer = api.sending.mailer) => sendDue({ ...api.sending, kinds: [paid], mailer });
const log = async () => (await api.request('get', `/api/users/${user.id}/deliveries`, { token })).json();
const retry = (id: string) => api.request('post', `/api/deliveries/${id}/retry`, { token });
const failWith = (error: Error) => send({ send: () => Promise.reject(error) });

it('the log lists deliveries by recipient, with the address masked (D88)', async () => {
  await send();
  const { data, pagination } = await log();
  expect(pagination).toEqual({ total: 1, page: 1, per_page: 10, totalPages: 1 });
  const now = api.clock.now().toISOString();
  expect(data).toEqual([
    {
      id: '1',
      ...{ kind: 'star.paid', params: {}, channel: 'mail', target: 'm…@academy.test' },
      ...{ status: 'sent', reason: null, tries: 1, createdAt: now, sentAt: now, nextAt: null },
      may: { retry: false },
    },
  ]);
});

it('a failed delivery can be sent again, once (D88)', async () => {
  await failWith(Object.assign(new Error('busy'), { code: 'ETIMEDOUT' }));
  const [failed] = (await log()).data;
  expect(failed).toMatchObject({ status: 'failed', reason: 'ETIMEDOUT', may: { retry: true } });
  expect((await retry(failed.id)).status).toBe(200);
  await send();
  expect(await subjectsTo(user)).toHaveLength(1);
  expect((await retry(failed.id)).status).toBe(409);
});

it('a bounced address is usable again after its delivery is sent again', async () => {
  await failWith(new MailBounced('550'));
  const [bounced] = (await log()).data;
  expect(bounced).toMatchObject({ status: 'dropped', reason: 'bounced', may: { retry: true } });
  await retry(bounced.id);
  await send();
  expect((await log()).data).toMatchObject([{ status: 'sent' }]);
});

it('deliveries are stored for 90 days (D81)', async () => {
  api.clock.advance(90 * 24 * 60 * 60_000 - 1);
  await api.cleanUp();
  const count = async () => (await sql.query({ text: 'select from deliveries' })).length;
  expect(await count()).toBe(1);
  api.clock.advance(1);
  await api.cleanUp();
  expect(await count()).toBe(0);
});
