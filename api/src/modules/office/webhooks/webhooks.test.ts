import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { useWebhooks } from './webhooks.fixture.ts';

const api = await useTestApi();
const { sql, add, hook, log, test, send, received, answerWith, call, origin } = useWebhooks(api);
const change = (id: string, about: object = {}) =>
  call('put', `/webhooks/${id}`, { url: `${origin()}/in`, events: ['form.answered'], state: 'on', ...about });

describe('a webhook', () => {
  it('shows its secret once, which is stored sealed', async () => {
    const { id, secret } = await add('/in', ['class.created', 'user.created', 'class.created']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await hook(id)).toEqual({
      ...{ id, url: `${origin()}/in`, events: ['class.created', 'user.created'], state: 'on', offReason: null },
      ...{ failingSince: null, formerSecretUntil: null, sentAt: null, createdAt: api.clock.now().toISOString() },
    });
    const bytes = Buffer.from(secret).toString('hex');
    for (const table of ['webhooks', 'webhook_deliveries', 'audit_log', 'idempotency_keys']) {
      const found = await sql.query({
        text: `select from ${table} t where position($1 in t::text) > 0 or position($2 in t::text) > 0`,
        values: [secret, bytes],
      });
      expect(found, table).toEqual([]);
    }
  });

  it.each<[object, string, string]>([
    [{ url: 'http://hooks.example/in' }, 'url', 'insecure'],
    [{ url: 'https://10.0.0.1/in' }, 'url', 'private'],
    [{ url: 'https://localhost/in' }, 'url', 'private'],
    [{ url: 'https://me:secret@hooks.example/' }, 'url', 'check'],
    [{ url: 'ftp://hooks.example/' }, 'url', 'check'],
    [{ url: 'hooks' }, 'url', 'check'],
    [{ url: '' }, 'url', 'required'],
    [{ url: `https://hooks.example/${'é'.repeat(1500)}` }, 'url', 'too_long'],
    [{ events: [] }, 'events', 'min_length'],
    [{ events: ['class.exploded'] }, 'events.0', 'picklist'],
    [{ secret: 'mine' }, 'secret', 'unknown_field'],
  ])('%j is rejected at its field', async (about, path, code) => {
    const rejected = await call('post', '/webhooks', {
      url: 'https://hooks.example/in',
      events: ['user.created'],
      ...about,
    });
    expect(rejected.status).toBe(422);
    expect(rejected.body.fields[0]).toMatchObject({ path, code });
  });

  it('has an address of its own, and at most 19 others', async () => {
    await add('/0');
    const again = await call('post', '/webhooks', { url: `${origin()}/0`, events: ['user.created'] });
    expect(again.status).toBe(422);
    expect(again.body.fields[0]).toMatchObject({ path: 'url', code: 'duplicate' });
    for (let count = 1; count < 20; count += 1) await add(`/${count}`);
    expect((await call('post', '/webhooks', { url: `${origin()}/20`, events: ['user.created'] })).status).toBe(409);
  });

  it('that is paused hears nothing, and goes on when it is switched on', async () => {
    const { id } = await add('/in', ['user.created']);
    await test(id);
    expect((await change(id, { state: 'paused' })).body.data).toMatchObject({ state: 'paused' });
    await api.request('post', '/api/leads', { body: {} });
    await send();
    expect(received).toEqual([]);
    expect((await call('post', `/webhooks/${id}/test`)).status).toBe(409);
    await change(id);
    await send();
    expect(received).toHaveLength(1);
  });

  it('that was switched off begins anew', async () => {
    const { id } = await add();
    answerWith({ status: 410 });
    await test(id);
    await send();
    expect((await hook(id)).state).toBe('off');
    await change(id);
    expect(await hook(id)).toMatchObject({ state: 'on', offReason: null, failingSince: null });
  });

  it('is gone with its log when it is deleted', async () => {
    const { id } = await add();
    await test(id);
    expect((await call('delete', `/webhooks/${id}`)).status).toBe(200);
    for (const [method, path] of [
      ['delete', ''],
      ['put', ''],
      ['get', ''],
      ['post', '/secret'],
      ['post', '/test'],
      ['get', '/deliveries'],
    ] as const)
      expect((method === 'put' ? await change(id) : await call(method, `/webhooks/${id}${path}`)).status).toBe(404);
    await send();
    expect(received).toEqual([]);
    expect(await sql.query({ text: 'select from webhook_deliveries' })).toEqual([]);
  });

  it('is in the audit log by its host, not by its address, which may be a secret', async () => {
    const { id } = await add('/in/s3cret', ['user.created']);
    await change(id, { state: 'paused' });
    await call('post', `/webhooks/${id}/secret`);
    await call('delete', `/webhooks/${id}`);
    const { data } = (await call('get', '/audit')).body;
    const { host } = new URL(origin());
    expect(data).toMatchObject([
      { action: 'webhook.delete', before: { host } },
      { action: 'webhook.secret', after: { host } },
      { action: 'webhook.update', before: { state: 'on' }, after: { state: 'paused' } },
      { action: 'webhook.create', after: { host, events: ['user.created'] } },
    ]);
    expect(JSON.stringify(data)).not.toContain('s3cret');
  });
});

describe('the log', () => {
  it('lists what was sent, newest first, by state too', async () => {
    const { id } = await add();
    await test(id);
    await send();
    answerWith({ status: 500 });
    const second = await test(id);
    await send();
    expect((await log(id)).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'sent']);
    const { body } = await call('get', `/webhooks/${id}/deliveries?state=waiting`);
    expect(body.pagination.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      ...{ id: second.id, event: 'webhook.test', problem: 'rejected', answerStatus: 500, answer: 'answered 500' },
      ...{ tries: 1, nextAt: new Date(api.clock.now().getTime() + 60_000).toISOString(), may: { retry: true } },
    });
    expect(JSON.parse(body.data[0].body)).toMatchObject({ type: 'webhook.test' });
  });

  it('sends a message again at once, with the same id', async () => {
    const { id } = await add();
    answerWith({ status: 429, headers: { 'retry-after': '3600' } });
    const first = await test(id);
    expect(first.may.retry).toBe(false);
    expect((await call('post', `/webhook-deliveries/${first.id}/retry`)).status).toBe(409);
    await send();
    answerWith({ status: 200 });
    for (const again of [1, 2]) {
      const { status, body } = await call('post', `/webhook-deliveries/${first.id}/retry`);
      expect([status, body.data.state]).toEqual([200, 'waiting']);
      await send();
      expect(received).toHaveLength(1 + again);
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first.messageId]));
    expect(await log(id)).toMatchObject([{ state: 'sent', tries: 1 }]);
    expect((await call('post', '/webhook-deliveries/999999/retry')).status).toBe(404);
    await change(id, { state: 'paused' });
    expect((await log(id))[0].may.retry).toBe(false);
    expect((await call('post', `/webhook-deliveries/${first.id}/retry`)).status).toBe(409);
  });
});

it('an admin has no webhooks', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  for (const path of ['webhooks', 'webhook-events', 'webhooks/1/deliveries'])
    expect((await api.request('get', `/api/${path}`, { token })).status).toBe(403);
});
