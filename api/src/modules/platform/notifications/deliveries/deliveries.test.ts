import { beforeEach, describe, expect, it } from 'vitest';
import { MailBounced, type Mailer } from '#base/mail/mailer.ts';
import { usePushService } from '#testing/push-service.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { defineNotification } from '../define-notification.ts';
import { notify } from '../notify.ts';
import { deliveryCalls } from './deliveries.fixture.ts';
import { sendDue } from './send-due.ts';
import { LEASE_MS, takeDue } from './take-due.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { linesOf, mailsTo, moveTo, subjectsTo } = deliveryCalls(api);
const service = usePushService(api.pushOrigins);
const MINUTE = 60_000;

const star = { scope: 'product', recipients: 'all', channels: ['push', 'mail'] } as const;
const paid = defineNotification({ ...star, key: 'star.paid', group: 'money', message: () => 'A star was paid' });
const given = defineNotification({
  ...star,
  key: 'star.given',
  group: 'reports',
  again: true,
  message: () => 'A star',
});
const posted = defineNotification({
  ...star,
  key: 'star.posted',
  group: 'timeline',
  params: ['name'],
  message: ({ name }) => `${name} posted`,
});
const sent = defineNotification({ ...star, key: 'star.sent', group: 'office', message: () => 'A form was sent' });
const broken = defineNotification({
  ...star,
  key: 'star.broken',
  group: 'office',
  message() {
    throw new Error('no words');
  },
});
const kinds = [paid, given, posted, sent, broken];

type Person = Awaited<ReturnType<typeof api.buildUser>>;
let person: Person;
beforeEach(async () => {
  moveTo('12:00');
  person = await api.buildUser({ timezone: 'UTC' });
});

const send = (mailer: Mailer = api.sending.mailer) => sendDue({ ...api.sending, kinds, mailer });
const notifyOf = (kind: typeof paid, relatedId = 1, to: Person = person) =>
  notify(sql, { kind, recipients: [to.id], actorId: null, relatedId, at: api.clock.now() });
const notifyPosted = (name: string, relatedId: number) =>
  notify(sql, {
    kind: posted,
    recipients: [person.id],
    params: { name },
    actorId: null,
    relatedId,
    at: api.clock.now(),
  });
const choose = (choices: object) =>
  sql.query({
    text: 'insert into notification_settings (user_id, choices) values ($1, $2)',
    values: [person.id, JSON.stringify(choices)],
  });
const failing = (error: Error): Mailer => ({ send: () => Promise.reject(error) });

describe('a mail server that takes its time', () => {
  it('holds no other mail up, keeps its own, and is not sent to twice', async () => {
    const other = await api.buildUser({ timezone: 'UTC' });
    await notifyOf(paid);
    await notifyOf(paid, 2, other);
    const asked: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const mailer: Mailer = {
      send: ({ to }) => {
        asked.push(to);
        return to === person.email ? answered : Promise.resolve();
      },
    };
    const run = () => sendDue({ ...api.sending, kinds, mailer, slowAfterMs: 1 });
    const lines = () => Promise.all([linesOf(person), linesOf(other)]);
    const [queued, sent] = [['mail star.paid queued'], ['mail star.paid sent']];
    await run();
    await expect.poll(lines).toEqual([queued, sent]);
    api.clock.advance(LEASE_MS * 2);
    await run();
    expect(asked).toEqual([person.email, other.email]);
    answer();
    await expect.poll(lines).toEqual([sent, sent]);
  });
});

describe('rows of deliveries (D81)', () => {
  it('a notification that is rolled back has no deliveries', async () => {
    const undone = sql.transaction(async (inside) => {
      await notify(inside, { kind: paid, recipients: [person.id], actorId: null, relatedId: 1, at: api.clock.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await linesOf(person)).toEqual([]);
  });

  it('a notification has a delivery for each device and one by mail', async () => {
    const token = await api.tokenFor(person);
    for (const path of ['/phone', '/desk'])
      await api.request('post', '/api/push/subscriptions', { token, body: service.subscription(path) });
    await notifyOf(paid);
    expect((await linesOf(person)).sort()).toEqual([
      'mail star.paid queued',
      'push star.paid queued',
      'push star.paid queued',
    ]);
    await send();
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  });

  it('a switched-off channel has no delivery', async () => {
    await choose({ money: { mail: false } });
    await notifyOf(paid);
    expect(await linesOf(person)).toEqual([]);
  });

  it('a notification that is sent again is delivered again, and the first one is superseded', async () => {
    await notifyOf(given);
    api.clock.advance(1000);
    await notifyOf(given);
    await send();
    expect(await linesOf(person)).toEqual(['mail star.given dropped superseded', 'mail star.given sent']);
  });

  it('two processes that send in parallel send each delivery once', async () => {
    for (let relatedId = 1; relatedId <= 50; relatedId += 1) await notifyOf(paid, relatedId);
    await Promise.all([send(), send(), send()]);
    expect(await subjectsTo(person)).toHaveLength(50);
  });

  it('deliveries that a process took and did not finish are taken by another process after the lease', async () => {
    await notifyOf(paid);
    expect(await takeDue(sql, api.clock.now())).toHaveLength(1);
    api.clock.advance(LEASE_MS - 1);
    await send();
    expect(await subjectsTo(person)).toEqual([]);
    api.clock.advance(1);
    await send();
    expect(await subjectsTo(person)).toHaveLength(1);
  });
});

describe('failed deliveries (D82)', () => {
  const busy = Object.assign(new Error('busy'), { code: 'EENVELOPE', responseCode: 452 });

  it('a mail that fails is tried again after 1, 5 and 30 minutes, 2, 6 and 12 hours, and then has failed', async () => {
    await notifyOf(paid);
    const times: number[] = [];
    const began = api.clock.now().getTime();
    const noting: Mailer = {
      send() {
        times.push((api.clock.now().getTime() - began) / MINUTE);
        return Promise.reject(busy);
      },
    };
    await sql.query({
      text: `insert into notification_settings (user_id, quiet_from, quiet_to) values ($1, '00:00', '00:00')`,
      values: [person.id],
    });
    for (let minute = 0; minute <= 24 * 60; minute += 1) {
      await send(noting);
      api.clock.advance(MINUTE);
    }
    expect(times).toEqual([0, 1, 6, 36, 156, 516, 1236]);
    expect(await linesOf(person)).toEqual(['mail star.paid failed EENVELOPE 452']);
  });

  it('an address that the mail server rejects gets no more mails until the user has another address', async () => {
    await notifyOf(paid);
    await send(failing(new MailBounced('550')));
    expect(await linesOf(person)).toEqual(['mail star.paid dropped bounced']);
    await notifyOf(paid, 2);
    await send();
    expect(await subjectsTo(person)).toEqual([]);
    await sql.query({ text: `update users set email = 'new@academy.test' where id = $1`, values: [person.id] });
    await notifyOf(paid, 3);
    await send();
    expect(await subjectsTo({ id: person.id, email: 'new@academy.test' })).toHaveLength(1);
  });

  it.each([404, 410])('a device for which its push service returns %i is removed', async (status) => {
    const token = await api.tokenFor(person);
    await api.request('post', '/api/push/subscriptions', { token, body: service.subscription() });
    service.answerWith(status);
    await notifyOf(paid);
    await send();
    expect(await linesOf(person)).toContain('push star.paid dropped no_target');
    const { data } = await (await api.request('get', '/api/push/subscriptions', { token })).json();
    expect(data).toEqual([]);
  });

  it.each([400, 401, 403])(
    'a device whose push service returns %i to five messages in a row is removed, and its user is notified once',
    async (status) => {
      const token = await api.tokenFor(person);
      const body = { ...service.subscription(), label: 'Safari' };
      await api.request('post', '/api/push/subscriptions', { token, body });
      const read = async (path: string) => (await (await api.request('get', `/api${path}`, { token })).json()).data;
      const removed = async () =>
        (await read('/notifications')).filter(({ key }: { key: string }) => key === 'push.device-removed');
      let event = 0;
      const rejected = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          event += 1;
          await notifyOf(paid, event);
          await send();
        }
      };
      service.answerWith(status);
      await rejected(4);
      expect(await read('/push/subscriptions')).toMatchObject([{ failing: true }]);
      service.answerWith(201);
      await rejected(1);
      expect(await read('/push/subscriptions')).toMatchObject([{ failing: false }]);
      service.answerWith(status);
      await rejected(4);
      expect(await removed()).toEqual([]);
      await rejected(2);
      expect(await read('/push/subscriptions')).toEqual([]);
      expect(await removed()).toMatchObject([{ params: { device: 'Safari' } }]);
    },
  );

  it('a push service that is busy, or finds a message too long, removes no device', async () => {
    const token = await api.tokenFor(person);
    await api.request('post', '/api/push/subscriptions', { token, body: service.subscription() });
    for (const [event, status] of [429, 413, 500, 413, 503, 413, 413].entries()) {
      service.answerWith(status);
      await notifyOf(paid, event + 1);
      await send();
    }
    const { data } = await (await api.request('get', '/api/push/subscriptions', { token })).json();
    expect(data).toMatchObject([{ failing: false }]);
  });

  it.each([429, 503])('a push service that returns %i is called again at the time that it states', async (status) => {
    const token = await api.tokenFor(person);
    await api.request('post', '/api/push/subscriptions', { token, body: service.subscription() });
    service.answerWith(status, { 'retry-after': '600' });
    await notifyOf(paid);
    await send();
    service.answerWith(201);
    for (const [minutes, received] of [
      [9, 1],
      [1, 2],
    ] as const) {
      api.clock.advance(minutes * MINUTE);
      await send();
      expect(service.received).toHaveLength(received);
    }
  });
});

describe('deliveries by push (D85)', () => {
  const subscribe = async (fields = {}) => {
    const token = await api.tokenFor(person);
    await api.request('post', '/api/push/subscriptions', { token, body: { ...service.subscription(), ...fields } });
  };

  it('a push message has the text of the bell, in the language of the recipient', async () => {
    await sql.query({ text: `update users set language = 'ar' where id = $1`, values: [person.id] });
    await subscribe();
    await notifyOf(paid);
    await send();
    expect(service.received[0]?.message.notification).toMatchObject({
      title: 'الأكاديمية',
      body: 'A star was paid',
      dir: 'rtl',
      navigate: 'http://localhost:3000/dashboard',
      data: { notificationId: '1' },
    });
  });

  it('a device that hides contents gets a push message without contents', async () => {
    await subscribe({ showContents: false });
    await notifyOf(paid);
    await send();
    expect(service.received[0]?.message.notification.body).toBe('You have a new notification');
  });
});

describe('the daily mail (D84)', () => {
  it('the notifications of a day are sent in one mail at 18:00, without a mail on the next day', async () => {
    await choose({ timeline: { mail: true } });
    await notifyPosted('Huda', 1);
    await notifyPosted('Omar', 2);
    await notifyOf(sent, 3);
    moveTo('17:59');
    await send();
    expect(await subjectsTo(person)).toEqual([]);
    moveTo('18:00');
    await Promise.all([send(), send()]);
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual(['What is new today: 3']);
    expect(mails[0]?.text).toMatch(/Huda posted[\s\S]*Omar posted[\s\S]*A form was sent/);
    moveTo('18:00');
    await send();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('a notification without a text delays neither the daily mail nor other mails', async () => {
    const other = await api.buildUser({ timezone: 'UTC' });
    await notifyOf(broken, 1);
    await notifyOf(sent, 2);
    await notifyOf(sent, 3, other);
    moveTo('18:00');
    await send();
    moveTo('18:01');
    await send();
    expect(await linesOf(person)).toEqual(['mail star.broken failed internal', 'mail star.sent sent']);
    expect(await subjectsTo(person)).toEqual(['A form was sent']);
    expect(await subjectsTo(other)).toEqual(['A form was sent']);
  });

  it('no daily mail is sent if all notifications were read in the bell', async () => {
    await choose({ timeline: { mail: true } });
    await notifyPosted('Huda', 1);
    await api.request('patch', '/api/notifications/read', { token: await api.tokenFor(person) });
    moveTo('18:00');
    await send();
    moveTo('18:01');
    await send();
    expect(await subjectsTo(person)).toEqual([]);
    expect(await linesOf(person)).toEqual(['mail star.posted dropped read']);
  });
});
