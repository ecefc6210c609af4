import { expect, it } from 'vitest';
import { storePurchase, storeTransfer } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../demo/random.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

async function totalOf(path: string): Promise<number> {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  return (await (await api.request('get', `/api/${path}`, { token })).json()).pagination.total;
}

const run = (text: string, id: number | string) => sql.query({ text, values: [id] });

interface Refunded {
  state: string;
  held: boolean;
  amount_minor: number | null;
  refunded_minor: number;
  classes_taken: number;
  classes_num: number;
  unreturned: number;
}

/** The same share as a refund takes. */
function unreturnedOf({ state, held, amount_minor: amount, refunded_minor, classes_taken, classes_num }: Refunded) {
  if (!['paid', 'refunded'].includes(state) || held || !amount) return 0;
  return Math.max(0, Math.floor((classes_num * Math.min(amount, refunded_minor)) / amount) - classes_taken);
}

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

it('a list of invoices that wait for an admin counts only these', async () => {
  const student = await api.buildStudent();
  const { paymentId: held } = await storePurchase(sql, student);
  const { paymentId: refunded } = await storePurchase(sql, student);
  await storePurchase(sql, student);
  await run('update payments set held = true where id = $1', held);
  await run(`update payments set state = 'refunded', refunded_minor = amount_minor where id = $1`, refunded);
  expect([await totalOf('invoices?state=held'), await totalOf('invoices?state=unreturned')]).toEqual([1, 1]);
});

it('after random changes a payment has the number of used classes that its refund did not take back (D39)', async () => {
  const random = randomFrom(39);
  const below = (most: number) => Math.floor(random() * most);
  const { paymentId } = await storePurchase(sql, await api.buildStudent());
  const set = (column: string, value: unknown) =>
    sql.query({ text: `update payments set ${column} = $2 where id = $1`, values: [paymentId, value] });
  const steps = [
    () => set('refunded_minor', below(9) * 1000),
    () => set('classes_taken', below(12)),
    () => set('amount_minor', [null, 0, 3000, 7500][below(4)]),
    () => set('state', ['open', 'paid', 'paid', 'refunded', 'failed'][below(5)]),
    () => set('held', below(4) === 0),
  ];
  const seen = new Set<number>();
  for (let round = 0; round < 60; round += 1) {
    await steps[below(steps.length)]?.();
    const [row] = await sql.query<Refunded>({
      text: `select y.*, p.classes_num from payments y join purchases p on p.id = y.purchase_id where y.id = $1`,
      values: [paymentId],
    });
    if (!row) throw new Error('the payment is gone');
    expect(row.unreturned).toBe(unreturnedOf(row));
    seen.add(row.unreturned);
  }
  expect(seen.size).toBeGreaterThan(2);
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
