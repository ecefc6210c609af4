import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { storePurchase, storeTransfer } from '#testing/subscriptions.fixtures.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

async function totalOf(path: string): Promise<number> {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  return (await (await api.request('get', `/api/${path}`, { token })).json()).pagination.total;
}

const run = (text: string, id: number | string) => sql.query({ text, values: [id] });

it('the total of a list of invoices follows each change of a payment', async () => {
  const student = await api.buildStudent();
  const ids: number[] = [];
  for (let number = 0; number < 3; number += 1) ids.push((await storePurchase(sql, student)).paymentId);
  await storePurchase(sql, student, 'one_time');
  const [first = 0, second = 0, third = 0] = ids;
  expect([await totalOf('invoices'), await totalOf('payments/one-time')]).toEqual([3, 1]);
  await run(`update payments set state = 'refunded' where id = $1`, first);
  await run(`update payments set currency = 'EUR' where id = $1`, second);
  await run(`update payments set currency = null, amount_minor = null where id = $1`, third);
  const filters = ['', '?state=paid', '?state=refunded', '?state=open', '?currency=EUR', '?currency=USD&state=paid'];
  const totals = async () => Promise.all(filters.map((filter) => totalOf(`invoices${filter}`)));
  expect(await totals()).toEqual([3, 2, 1, 0, 1, 0]);
  await run('update payments set deleted_at = now() where id = $1', second);
  await run('delete from payments where id = $1', third);
  expect(await totals()).toEqual([1, 0, 1, 0, 0, 0]);
});

it('a list of the invoices that wait for an admin counts those alone', async () => {
  const student = await api.buildStudent();
  const { paymentId: held } = await storePurchase(sql, student);
  const { paymentId: refunded } = await storePurchase(sql, student);
  await storePurchase(sql, student);
  await run('update payments set held = true where id = $1', held);
  await run(`update payments set state = 'refunded', refunded_minor = amount_minor where id = $1`, refunded);
  expect([await totalOf('invoices?state=held'), await totalOf('invoices?state=unreturned')]).toEqual([1, 1]);
});

it('the total of the bank transfers follows each change of a transfer', async () => {
  const student = await api.buildStudent();
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) ids.push((await storeTransfer(sql, student)).match(/\d+$/)?.[0] ?? '');
  const [first = '', second = ''] = ids;
  const totals = async () =>
    Promise.all(['', '?currency=USD', '?currency=GBP'].map((f) => totalOf(`bank-transfers${f}`)));
  expect(await totals()).toEqual([3, 3, 0]);
  await run(`update bank_transfers set currency = 'GBP' where id = $1`, first);
  expect(await totals()).toEqual([3, 2, 1]);
  await run('update bank_transfers set deleted_at = now() where id = $1', first);
  await run('delete from bank_transfers where id = $1', second);
  expect(await totals()).toEqual([1, 1, 0]);
});
