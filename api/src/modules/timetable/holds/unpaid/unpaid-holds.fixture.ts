import { expect } from 'vitest';
import { useBuyers } from '#modules/money/purchases/buyers.fixture.ts';
import { FAILS_LATER } from '#testing/fixtures/purchases.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';
import { holdCalls } from '../holds.fixture.ts';

export const DAY_MS = 86_400_000;
export const GOOD = { number: '4242424242424242', expiry: '12/50', cvc: '123' };

/** Students whose renewal has failed, and what is paid for them. */
export function useUnpaid(api: TestApi) {
  const { sql } = api.deps.database;
  const calls = holdCalls(api);
  const buyers = useBuyers(api);
  const { call, heldTeam, runClock } = calls;
  const { payments, subscribed } = buyers;
  type Team = Awaited<ReturnType<typeof heldTeam>>;

  const dayAfter = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  async function after(days: number) {
    api.clock.advance(days * DAY_MS);
    await runClock();
  }
  async function setDays(unpaidDays: number) {
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    const body = { unpaid_days: unpaidDays };
    expect((await api.request('put', '/api/settings', { token, body })).status).toBe(200);
  }
  async function failRenewal({ student }: { student: { id: number } }, unpaidDays: number) {
    await subscribed(student, FAILS_LATER);
    await payments.portal(student, 'renew');
    await payments.deliver();
    await setDays(unpaidDays);
  }

  return {
    ...calls,
    ...buyers,
    dayAfter,
    after,
    setDays,
    failRenewal,
    /** A student whose renewal has failed just now, with the setting. */
    async unpaid(unpaidDays = 5) {
      const own = await heldTeam();
      await failRenewal(own, unpaidDays);
      return own;
    },
    holdsOf: ({ student }: Team) =>
      sql.query<{ id: number; state: string; to: string | null; endedBy: number | null }>({
        text: `select id::int, state, to_on::text as "to", ended_by::int as "endedBy" from holds where student_id = $1 order by id`,
        values: [student.id],
      }),
    async remindersOf({ student }: Team) {
      const text = `select params->>'days' as days from notifications where key = 'payment.unpaid' and recipient_id = $1 order by id`;
      return (await sql.query<{ days: string }>({ text, values: [student.id] })).map(({ days }) => days);
    },
    /** Two more attempts fail, after which the subscription has ended (D37). */
    async failTwice({ student }: Team) {
      for (let attempt = 2; attempt <= 3; attempt += 1) {
        await payments.portal(student, 'renew');
        await payments.deliver();
      }
      const text = 'select state from purchases where student_id = $1';
      expect(await sql.query({ text, values: [student.id] })).toEqual([{ state: 'ended' }]);
    },
    /** Pays the renewal by another card. */
    async pay(own: Team) {
      await payments.portal(own.student, 'card', GOOD);
      await payments.deliver();
      await runClock();
    },
    /** Records a bank transfer of the day. */
    async transfer(own: Team, payer: { id: number }, fields: object = {}) {
      const body = { user_id: payer.id, amount: '40', currency: 'USD', date: dayAfter(0), ...fields };
      const made = await call(own.admin, 'post', '/bank-transfers', body);
      expect(made.status).toBe(201);
      await runClock();
      return made.body.data.id as string;
    },
  };
}
