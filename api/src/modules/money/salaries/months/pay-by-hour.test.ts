import { describe, expect, it } from 'vitest';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const MARCH = '2026-03';

/** A teacher who is paid by the hour from the start. */
async function byTheHour(minor: number) {
  const own = await openMonths({});
  await own.setPrice('2026-01-01', minor, 'hour');
  return own;
}

describe('pay by the hour (D127)', () => {
  it('45 minutes at 10.00 an hour are 7.50, and the line says so', async () => {
    const { held, month, statistics } = await byTheHour(1000);
    await held('2026-03-02T12:00:00Z', { durationMinutes: 45 });
    const found = await month(MARCH);
    expect(found.lines).toMatchObject([{ price: 7.5, price_per_hour: 10, minutes: 45, percent: 100, amount: 7.5 }]);
    expect(found.total).toBe(7.5);
    expect((await statistics(MARCH)).monthly_salary).toBe(7.5);
  });

  it('50 minutes at 9.99 an hour are 8.33, rounded half up once a line', async () => {
    const { held, month, at, tokens } = await byTheHour(999);
    for (const day of [2, 3]) await held(`2026-03-0${day}T12:00:00Z`, { durationMinutes: 50 });
    await held('2026-03-04T12:00:00Z', { durationMinutes: 50, attendance: 'absence_teacher' });
    const found = await month(MARCH);
    expect(found.lines.map(({ amount }) => amount)).toEqual([8.33, 8.33, 0]);
    expect(found.total).toBe(16.66);
    const months = await (await api.request('get', at('').slice(0, -1), { token: tokens.admin })).json();
    const { parts, total } = months.data.find((each: { month: string }) => each.month === MARCH);
    expect(total).toBe(16.66);
    expect(parts.priced).toEqual([{ count: 2, price: 8.33, price_per_hour: 9.99, minutes: 50, percent: 100 }]);
  });

  it('a month with both kinds of prices rounds hours a line, and classes in the sum', async () => {
    const { held, month, setPrice, statistics } = await byTheHour(999);
    await setPrice('2026-03-15', 333);
    await held('2026-03-02T12:00:00Z', { durationMinutes: 50 });
    await held('2026-03-16T12:00:00Z', { durationMinutes: 50 });
    const found = await month(MARCH);
    expect(found.lines.map(({ amount, minutes }) => [amount, minutes])).toEqual([
      [8.33, 50],
      [3.33, null],
    ]);
    expect(found.total).toBe(11.66);
    expect((await statistics(MARCH)).monthly_salary).toBe(11.66);
  });

  it('a closed month keeps minutes and price per hour, whatever happens to the price', async () => {
    const { held, month, close, reopen, setPrice } = await byTheHour(1000);
    await held('2026-03-02T12:00:00Z', { durationMinutes: 45 });
    const open = await month(MARCH);
    expect((await close(MARCH)).status).toBe(200);
    await setPrice('2026-01-01', 500);
    const closed = await month(MARCH);
    expect([closed.total, closed.lines]).toEqual([7.5, open.lines]);
    expect((await reopen(MARCH)).status).toBe(200);
    expect((await month(MARCH)).total).toBe(5);
  });

  it('the file of a month says minutes and price per hour in both languages', async () => {
    const { held, at, tokens } = await byTheHour(1000);
    await held('2026-03-02T12:00:00Z', { durationMinutes: 45 });
    await held('2026-03-03T12:00:00Z', { durationMinutes: 105 });
    const csv = async (language: string) => {
      const headers = { cookie: `language=${language}` };
      return (await api.request('get', at(MARCH, '/lines.csv'), { token: tokens.admin, headers })).text();
    };
    expect(await csv('en')).toContain('45 minutes at 10.00 an hour');
    const arabic = await csv('ar');
    expect(arabic).toContain('45 دقيقة بسعر 10.00 للساعة');
    expect(arabic).toContain('105 دقائق بسعر 10.00 للساعة');
  });
});
