import { afterAll, expect, it } from 'vitest';
import { academyMonth } from '#testing/academy-day.ts';
import { storePurchase, storeTransfer } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../demo/random.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const HOUR = 3_600_000;
const atFirst = api.clock.now().getTime();
const goTo = (iso: string) => api.clock.advance(Date.parse(iso) - api.clock.now().getTime());
afterAll(() => api.clock.advance(atFirst - api.clock.now().getTime()));

async function read(viewer: { id: number }) {
  return (await api.request('get', '/api/statistics/money', { token: await api.tokenFor(viewer) })).json();
}

const decimals: Record<string, number> = { USD: 2, KWD: 3, JPY: 0 };
const major = (minor: number, currency: string) => minor / 10 ** (decimals[currency] ?? 2);
/** Amman is three hours ahead of UTC all year. */

/** Months by currency, added up one by one. */
function createBook(months: readonly string[]) {
  const sums = new Map<string, Map<string, { card: number; transfers: number }>>();
  const lines = new Map<string, number>();
  return {
    /** A refund is not a payment, but counts in the month in which it happens. */
    takeBack(currency: string, month: string, minor: number) {
      this.add(currency, month, 'card', -minor);
      if (months.includes(month)) lines.set(currency, (lines.get(currency) ?? 0) - 1);
    },
    add(currency: string, month: string, kind: 'card' | 'transfers', minor: number) {
      if (!months.includes(month)) return;
      lines.set(currency, (lines.get(currency) ?? 0) + 1);
      const own = sums.get(currency) ?? new Map(months.map((each) => [each, { card: 0, transfers: 0 }]));
      sums.set(currency, own);
      const sum = own.get(month);
      if (sum) sum[kind] += minor;
    },
    read: () =>
      [...sums]
        .sort(([one], [other]) => (lines.get(other) ?? 0) - (lines.get(one) ?? 0) || (one < other ? -1 : 1))
        .map(([currency, own]) => ({
          currency,
          months: [...own].map(([month, { card, transfers }]) => ({
            month,
            card: major(card, currency),
            transfers: major(transfers, currency),
          })),
        })),
  };
}

const spanTo = (month: string) =>
  Array.from({ length: 12 }, (_, index) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return new Date(Date.UTC(year, number - 1 - (11 - index), 1)).toISOString().slice(0, 7);
  });

it('income by month and currency is the sum of all payments and transfers minus refunds (D51)', async () => {
  goTo('2027-03-31T22:30:00Z'); // April in Amman
  const random = randomFrom(51);
  const below = (most: number) => Math.floor(random() * most);
  const buyer = await api.buildStudent();
  const book = createBook(spanTo('2027-04'));
  for (let index = 0; index < 150; index += 1) {
    const currency = ['USD', 'KWD', 'JPY'][below(3)] ?? 'USD';
    const amount = 10 + below(90_000);
    const at = new Date(api.clock.now().getTime() - below(15 * 31 * 24) * HOUR);
    const isDeleted = below(8) === 0;
    if (below(3) === 0) {
      const id = (await storeTransfer(sql, buyer)).split('/').at(-1);
      const day = at.toISOString().slice(0, 10);
      await sql.query({
        text: 'update bank_transfers set currency = $2, amount_minor = $3, date = $4, deleted_at = $5 where id = $1',
        values: [id, currency, amount, day, isDeleted ? api.clock.now() : null],
      });
      if (!isDeleted) book.add(currency, day.slice(0, 7), 'transfers', amount);
      continue;
    }
    const { paymentId } = await storePurchase(sql, buyer, below(2) ? 'monthly' : 'one_time');
    const isPaid = below(6) > 0;
    const refunded = isPaid && below(4) === 0 ? below(amount + 1) : 0;
    const backAt = new Date(Math.min(at.getTime() + below(60 * 24) * HOUR, api.clock.now().getTime()));
    const state = !isPaid ? 'failed' : refunded === amount ? 'refunded' : 'paid';
    await sql.query({
      text: `update payments set currency = $2, amount_minor = $3, refunded_minor = $4, state = $5, paid_at = $6,
        created_at = $7, held = $8, deleted_at = $9, refunded_at = $10 where id = $1`,
      values: [
        paymentId,
        currency,
        amount,
        refunded,
        state,
        isPaid ? at : null,
        at,
        below(9) === 0,
        isDeleted ? api.clock.now() : null,
        backAt,
      ],
    });
    if (!isPaid || isDeleted) continue;
    book.add(currency, academyMonth(at), 'card', amount);
    if (refunded > 0) book.takeBack(currency, academyMonth(backAt), refunded);
  }
  const { data } = await read(await api.buildUser({ role: 'admin' }));
  expect(data).toEqual(book.read());
  expect(data).toHaveLength(3);
  expect(data[0].months.at(-1).month).toBe('2027-04');
});

it('a viewer who only reads own payments does not see the academy’s money', async () => {
  for (const role of ['student', 'leader']) {
    const response = await read(await api.buildUser({ role }));
    expect(response.code, role).toBe('forbidden');
  }
  expect((await read(await api.buildUser({ role: 'admin' }))).data).toEqual([]);
});
