import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { announce } from '../announce.ts';
import { signatureOf, useWebhooks } from '../webhooks.fixture.ts';
import { sendDueMessages } from './send-due.ts';
import { LEASE_MS, takeDue } from './take-due.ts';

const api = await useTestApi();
const { sql, add, hook, log, test, send, minutes, received, answerWith, call } = useWebhooks(api);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = () => api.clock.now();
const answered = (event = 'form.answered' as const) =>
  announce(sql, now(), [{ event, data: { id: '1', form_id: '2' } }]);
/** Minutes of the tries since the first one. */
const triesOf = () => {
  const at = received.map(({ headers }) => Number(headers['webhook-timestamp']) * 1000);
  return at.map((each) => Math.floor((each - (at[0] ?? 0)) / MINUTE));
};
/** A way of the API to send with a shorter limit, since a test does not wait for ten seconds. */
const sendWithin = (silentMs: number) =>
  sendDueMessages({
    ...api.deps,
    sql,
    webhooks: {
      ...api.deps.webhooks,
      post: (...args) =>
        Promise.race([
          api.deps.webhooks.post(...args),
          new Promise<{ state: 'unanswered'; problem: 'timeout' }>((resolve) =>
            setTimeout(() => resolve({ state: 'unanswered', problem: 'timeout' }), silentMs),
          ),
        ]),
    },
  });

describe('a message (D158)', () => {
  it('is written with its event, so that a change that is undone tells nothing', async () => {
    const { id } = await add();
    const undone = sql.transaction(async (inside) => {
      await announce(inside, now(), [{ event: 'form.answered', data: { id: '1', form_id: '2' } }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await log(id)).toEqual([]);
  });

  it('goes to the webhooks that have chosen its event, signed over id, time and body', async () => {
    const { id, secret } = await add('/forms?key=1', ['form.answered']);
    await add('/people', ['user.created']);
    await answered();
    await send();
    const [got] = received;
    if (!got) throw new Error('nothing was sent');
    expect(received).toHaveLength(1);
    expect(got.path).toBe('/forms?key=1');
    expect(JSON.parse(got.body)).toEqual({
      ...{ type: 'form.answered', timestamp: now().toISOString(), data: { id: '1', form_id: '2' } },
    });
    expect(got.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Academy-Webhooks/1' });
    expect(got.headers['webhook-timestamp']).toBe(String(Math.floor(now().getTime() / 1000)));
    expect(got.headers['webhook-signature']).toBe(signatureOf(got, secret));
    expect(await log(id)).toMatchObject([
      { messageId: got.headers['webhook-id'], state: 'sent', tries: 1, answerStatus: 200, answer: 'answered 200' },
    ]);
  });

  it('is signed by both secrets for a day after the secret was replaced', async () => {
    const { id, secret } = await add();
    const { body } = await call('post', `/webhooks/${id}/secret`);
    const fresh = body.data.secret;
    await test(id);
    await send();
    api.clock.advance(DAY);
    await test(id);
    await send();
    const [both, one] = received;
    if (!both || !one) throw new Error('not sent');
    expect(fresh).not.toBe(secret);
    expect(both.headers['webhook-signature']).toBe(`${signatureOf(both, fresh)} ${signatureOf(both, secret)}`);
    expect(one.headers['webhook-signature']).toBe(signatureOf(one, fresh));
  });

  it('is sent by one of several processes', async () => {
    await add();
    for (let count = 0; count < 30; count += 1) await answered();
    await Promise.all([send(), send(), send()]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
    expect(received).toHaveLength(30);
  });

  it('of a process that was killed is sent by another one after the lease, with the same id', async () => {
    const { id } = await add();
    const { messageId } = await test(id);
    expect(await takeDue(sql, now(), Number(id))).toHaveLength(1);
    api.clock.advance(LEASE_MS - 1);
    await send();
    expect(received).toEqual([]);
    api.clock.advance(1);
    await send();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId]);
  });

  it('whose secret cannot be opened fails without being sent', async () => {
    const { id } = await add();
    await sql.query({ text: `update webhooks set secret = '\\x00'` });
    await test(id);
    await send();
    expect(received).toEqual([]);
    expect(await log(id)).toMatchObject([{ state: 'waiting', problem: 'secret' }]);
  });
});

describe('a failure (D158)', () => {
  it('is tried again from one minute to a day; after three days the webhook is switched off with notice', async () => {
    const { id } = await add();
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    answerWith({ status: 500 });
    await test(id);
    await send();
    // All minutes would take minutes: the clock goes to each time that the log says.
    for (let tries = 1; tries < 9; tries += 1) {
      const [{ nextAt }] = await log(id);
      api.clock.advance(new Date(nextAt).getTime() - now().getTime() - 1);
      await send();
      expect(received).toHaveLength(tries);
      expect((await hook(id)).state).toBe('on');
      api.clock.advance(1);
      await send();
    }
    expect(triesOf()).toEqual([0, 1, 5, 30, 120, 480, 1440, 2880, 4320]);
    expect(await hook(id)).toMatchObject({ state: 'off', offReason: 'failing' });
    expect(await log(id)).toMatchObject([{ state: 'failed', problem: 'rejected', answerStatus: 500, tries: 9 }]);
    const { body } = await call('get', '/notifications');
    expect(body.data).toMatchObject([{ key: 'webhook.failing', params: { host: expect.stringMatching(/^127/) } }]);
    expect((await (await api.request('get', '/api/notifications', { token: admin })).json()).data).toEqual([]);
    await answered();
    expect(await log(id)).toHaveLength(1);
  });

  it('before something is accepted counts no more', async () => {
    const { id } = await add();
    answerWith({ status: 500 });
    await test(id);
    await send();
    expect((await hook(id)).failingSince).toBe(now().toISOString());
    api.clock.advance(3 * DAY - MINUTE);
    answerWith({ status: 204 });
    await test(id);
    await send();
    expect(await hook(id)).toMatchObject({ failingSince: null, sentAt: now().toISOString() });
    answerWith({ status: 500 });
    await test(id);
    api.clock.advance(MINUTE);
    await send();
    expect((await hook(id)).state).toBe('on');
  });

  it.each([
    [{ status: 301, headers: { location: 'http://127.0.0.1/' } }, 'redirect'],
    [{ status: 404 }, 'rejected'],
    ['close' as const, 'unreachable'],
  ])('%j is one', async (answer, problem) => {
    const { id } = await add();
    answerWith(answer);
    await test(id);
    await send();
    expect(await log(id)).toMatchObject([{ state: 'waiting', problem, tries: 1 }]);
    expect(received).toHaveLength(1);
  });

  it('410 switches the webhook off at once, with what waits for it', async () => {
    const { id } = await add();
    answerWith({ status: 410 });
    await test(id);
    await answered();
    await send();
    expect(received).toHaveLength(1);
    expect(await hook(id)).toMatchObject({ state: 'off', offReason: 'gone' });
    expect(await log(id)).toMatchObject([
      { state: 'failed', problem: 'off', tries: 0 },
      { state: 'failed', problem: 'gone', tries: 1 },
    ]);
    expect((await call('get', '/notifications')).body.data).toMatchObject([{ key: 'webhook.gone' }]);
    const { body } = await call('get', '/audit');
    expect(body.data[0]).toMatchObject({ action: 'webhook.switch-off', actor: null });
  });

  it.each([
    [429, '600', 10],
    [503, new Date(Date.parse('2100-01-01')).toUTCString(), 24 * 60],
    [429, undefined, 1],
  ])('%i with Retry-After %s holds everything for %i minutes', async (status, header, expected) => {
    const { id } = await add();
    answerWith({ status, ...(header ? { headers: { 'retry-after': header } } : {}) });
    await test(id);
    await answered();
    await send();
    answerWith({ status: 200 });
    api.clock.advance(expected * MINUTE - 1);
    await send();
    expect(received).toHaveLength(1);
    api.clock.advance(1);
    await send();
    expect(received).toHaveLength(3);
    expect((await log(id)).map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent']);
  });
});

describe('a program that hangs', () => {
  it('holds up no other one, and is left alone for a minute', async () => {
    const slow = await add('/slow', ['form.answered']);
    const quick = await add('/quick', ['form.answered']);
    answerWith(({ path }) => (path === '/slow' ? 'hang' : { status: 200 }));
    for (let count = 0; count < 5; count += 1) await answered();
    await sendWithin(200);
    expect(received.filter(({ path }) => path === '/quick')).toHaveLength(5);
    expect(received.filter(({ path }) => path === '/slow')).toHaveLength(1);
    const states = async (id: string) =>
      (await log(id)).map(({ state, tries }: { state: string; tries: number }) => `${state} ${tries}`);
    expect(await states(quick.id)).toEqual(Array.from({ length: 5 }, () => 'sent 1'));
    expect(await states(slow.id)).toEqual([...Array.from({ length: 4 }, () => 'waiting 0'), 'waiting 1']);
    answerWith({ status: 200 });
    await send();
    expect(received).toHaveLength(6);
    await minutes(1);
    expect(await states(slow.id)).toEqual([...Array.from({ length: 4 }, () => 'sent 1'), 'sent 2']);
  });
});

it('the log is kept for 30 days', async () => {
  const { id } = await add();
  await test(id);
  await send();
  api.clock.advance(30 * DAY - 1);
  await api.cleanUp();
  expect(await sql.query({ text: 'select from webhook_deliveries' })).toHaveLength(1);
  api.clock.advance(1);
  await api.cleanUp();
  expect(await sql.query({ text: 'select from webhook_deliveries' })).toEqual([]);
});
