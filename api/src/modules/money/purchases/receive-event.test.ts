import { expect, it } from 'vitest';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { syncPurchase } from './sync-purchase.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const SECOND = 1000;
const at = (seconds: number) => new Date(api.clock.now().getTime() + seconds * SECOND);

async function paidEvents() {
  const student = await api.buildStudent();
  const { url } = await (await payments.start(student, await payments.package())).json();
  await payments.pay(url);
  return payments.events();
}
const stored = () => sql.query({ text: 'select from payment_events' });
const lines = () => sql.query({ text: 'select from class_ledger' });

it('an event with a wrong signature, an old event and one of the future are rejected', async () => {
  const [event] = await paidEvents();
  if (!event) throw new Error('no event');
  for (const about of [{ secret: 'whsec_other' }, { at: at(-301) }, { at: at(302) }])
    expect((await payments.send(event, about)).status).toBe(401);
  expect((await api.request('post', '/api/webhooks/stripe', { body: event })).status).toBe(401);
  expect(await stored()).toHaveLength(0);
  expect((await payments.send(event, { at: at(-299) })).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

it('the same event in two parallel requests is processed once', async () => {
  const events = await paidEvents();
  const responses = await Promise.all(events.flatMap((event) => [payments.send(event), payments.send(event)]));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stored()).toHaveLength(events.length);
  await Promise.all([api.deps.jobs.drain(), api.deps.jobs.drain()]);
  expect(await lines()).toHaveLength(1);
});

it('an event about an unknown object or another account is accepted and has no effect', async () => {
  const [event] = await paidEvents();
  if (!event) throw new Error('no event');
  const about = (object: object) => ({ ...event, id: `evt_${JSON.stringify(object).length}`, data: { object } });
  for (const object of [
    { object: 'invoice', metadata: { purchase_id: '999999' } },
    { object: 'invoice', metadata: { purchase_id: 'drop table' }, customer: 'cus_unknown' },
    { object: 'charge', payment_intent: 'pi_unknown' },
    { object: 'payout' },
  ])
    expect((await payments.send(about(object))).status).toBe(200);
  await sql.query({ text: `update purchases set account = 'another'` });
  for (const each of await payments.events()) expect((await payments.send(each)).status).toBe(200);
  await api.deps.jobs.drain();
  expect(await lines()).toHaveLength(0);
});

it('a signed thin event is accepted without effect, an unsigned one is rejected', async () => {
  const [event] = await paidEvents();
  if (!event) throw new Error('no event');
  const thin = { ...event, object: 'v2.core.event' as never, id: 'evt_thin' };
  expect((await payments.send(thin)).status).toBe(200);
  for (const about of [{ secret: 'whsec_other' }, { at: at(-301) }, { at: at(302) }])
    expect((await payments.send(thin, about)).status).toBe(401);
  expect(await stored()).toHaveLength(0);
});

it('a signed text that is no event is 400', async () => {
  const [event] = await paidEvents();
  if (!event) throw new Error('no event');
  const { data: _, ...without } = event;
  expect((await payments.send(without as typeof event)).status).toBe(400);
});

it('an event whose purchase cannot be read is tried again, and unreported payments are found at night', async () => {
  await paidEvents();
  for (const event of await payments.events()) await payments.send(event);
  payments.faults.push('down');
  await expect(api.deps.jobs.drain()).rejects.toThrow();
  expect(await lines()).toHaveLength(0);
  await sql.query({ text: 'delete from pgboss.job' });
  await api.deps.jobs.enqueue(sql, 'payment-reconcile', {});
  await api.deps.jobs.drain();
  await api.deps.jobs.drain();
  expect(await lines()).toHaveLength(1);
});

it('older data of the provider is not stored over newer data', async () => {
  await paidEvents();
  const [row] = await sql.query<{ id: number }>({ text: 'select id from purchases' });
  const id = row?.id ?? 0;
  const { provider } = payments;
  const open = { state: 'open', subscription: null, payments: [] } as const;
  let isFirst = true;
  const slow = Object.assign(Object.create(provider), {
    account: provider.account,
    findPurchase: async (checkout: string) => {
      if (!isFirst) return provider.findPurchase(checkout);
      isFirst = false;
      // Before this response arrives, another process fetches and stores the payment.
      await syncPurchase({ ...api.deps, payments: { provider, sandbox: null } }, id);
      return open;
    },
  });
  await syncPurchase({ ...api.deps, payments: { provider: slow, sandbox: null } }, id);
  expect(await sql.query({ text: 'select state from purchases' })).toEqual([{ state: 'active' }]);
  expect(await lines()).toHaveLength(1);
});
