import { describe, expect, it } from 'vitest';
import { useBuyers } from '#modules/purchases/buyers.fixture.ts';
import { relations } from '#modules/relatives/relatives.table.ts';
import { FAILS_LATER } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { holdCalls } from '../holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, days, end, heldTeam, hold, list, runClock, statusOf } = holdCalls(api);
const { payments, subscribed } = useBuyers(api);
const DAY_MS = 86_400_000;
const GOOD = { number: '4242424242424242', expiry: '12/50', cvc: '123' };

const keysOf = async ({ id }: { id: number }) => {
  const text = `select key from notifications where recipient_id = $1 and key like 'hold.%' order by id`;
  return (await sql.query<{ key: string }>({ text, values: [id] })).map(({ key }) => key);
};
const after = async (numberOfDays: number) => {
  api.clock.advance(numberOfDays * DAY_MS);
  await runClock();
};

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

/** A student whose renewal has failed just now, with the setting. */
async function unpaid(unpaidDays = 5) {
  const own = await heldTeam();
  await failRenewal(own, unpaidDays);
  return own;
}
type Team = Awaited<ReturnType<typeof heldTeam>>;
const holdsOf = async ({ student }: Team) =>
  sql.query<{ id: number; state: string; to: string | null; endedBy: number | null }>({
    text: `select id::int, state, to_on::text as "to", ended_by::int as "endedBy" from holds where student_id = $1 order by id`,
    values: [student.id],
  });
async function pay(own: Team) {
  await payments.portal(own.student, 'card', GOOD);
  await payments.deliver();
  await runClock();
}

/** Records a bank transfer of the day. */
async function transfer(own: Team, payer: { id: number }, fields: object = {}) {
  const date = api.clock.now().toISOString().slice(0, 10);
  const body = { user_id: payer.id, amount: '40', currency: 'USD', date, ...fields };
  const made = await call(own.admin, 'post', '/bank-transfers', body);
  expect(made.status).toBe(201);
  await runClock();
  return made.body.data.id as string;
}

describe('a hold for a missing payment (D114)', () => {
  it('a hold for a missing payment begins once after the set days, and the payment ends it; both are audited', async () => {
    const own = await unpaid();
    await after(4.9);
    expect(await holdsOf(own)).toEqual([]);
    const planned = (await days(own)).scheduled;
    await after(0.2);
    await Promise.all([runClock(), runClock()]);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running', to: null }]);
    expect(await statusOf(own)).toBe('suspended');
    const today = api.clock.now().toISOString().slice(0, 10);
    expect((await days(own)).scheduled.every((day) => day <= today)).toBe(true);
    await pay(own);
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'over', endedBy: null }]);
    expect(await statusOf(own)).toBe('active');
    expect((await days(own)).scheduled).toEqual(expect.arrayContaining(planned.filter((day) => day > today)));
    const text = `select action, actor_id as actor from audit_log where subject = 'hold' order by id`;
    expect(await sql.query({ text })).toEqual([
      { action: 'hold.create', actor: null },
      { action: 'hold.end', actor: null },
    ]);
    await after(10);
    expect(await holdsOf(own)).toHaveLength(1);
  });

  it('payer, parents and admins read the reason of an unpaid hold; teacher and leader only that classes pause', async () => {
    const own = await unpaid();
    await after(5.1);
    for (const person of [own.student, own.parent, own.admin]) expect(await keysOf(person)).toEqual(['hold.unpaid']);
    for (const person of [own.teacher, own.leader]) expect(await keysOf(person)).toEqual(['hold.recorded-open']);
    await pay(own);
    for (const person of [own.student, own.parent, own.teacher, own.leader])
      expect((await keysOf(person)).at(-1)).toBe('hold.ended');
  });

  it('only viewers who see the payments read on the page that one is missing', async () => {
    const own = await unpaid();
    const aunt = await api.buildUser({ role: 'guest' });
    const about = { userId: own.student.id, relatedUserId: aunt.id, relationshipType: 'aunt' as const };
    await sql.orm.insert(relations).values(about);
    await after(5.1);
    const seen = async (person: { id: number }) => (await list(person, own)).body.data[0].unpaid;
    const read = await Promise.all([own.student, own.parent, own.admin, own.teacher, aunt].map(seen));
    expect(read).toEqual([true, true, true, false, false]);
  });

  it('without the setting no hold begins for a missing payment', async () => {
    const own = await unpaid(0);
    await after(30);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('a student who has paid in time is not put on hold', async () => {
    const own = await unpaid();
    await after(4);
    await pay(own);
    await after(3);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('an unpaid hold that staff have ended does not begin again', async () => {
    const own = await unpaid();
    await after(5.1);
    const [running] = await holdsOf(own);
    await end(own.leader, String(running?.id));
    await after(0.1);
    await after(2);
    expect(await holdsOf(own)).toMatchObject([{ state: 'over', endedBy: own.leader.id }]);
  });

  it('an unpaid hold ends before a planned hold and continues after it, and a student on hold gets no second one', async () => {
    const own = await unpaid(1);
    const today = api.clock.now().getTime();
    const day = (number: number) => new Date(today + number * DAY_MS).toISOString().slice(0, 10);
    expect((await hold(own.leader, own, { from: day(4), to: day(6) })).status).toBe(201);
    await after(1.2);
    expect((await holdsOf(own)).map(({ to }) => to)).toEqual([day(6), day(3)]);
    await after(4);
    expect(await holdsOf(own)).toHaveLength(2);
    await after(3);
    expect((await holdsOf(own)).map(({ state, to }) => [state, to])).toEqual([
      ['over', day(6)],
      ['over', day(3)],
      ['running', null],
    ]);
    await pay(own);
    expect((await holdsOf(own)).at(-1)?.state).toBe('over');
  });

  it('a payment ends an unpaid hold whether it is reported before or after the clock runs, or twice', async () => {
    const own = await unpaid();
    await after(5.1);
    await runClock();
    await payments.portal(own.student, 'card', GOOD);
    const events = await payments.events();
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    for (const event of [...events].reverse()) {
      await payments.send(event);
      await api.deps.jobs.drain();
      await runClock();
    }
    await payments.deliver();
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
    const text = `select count(*)::int as count from audit_log where action = 'hold.end'`;
    expect(await sql.query({ text })).toEqual([{ count: 1 }]);
  });
});

describe('a bank transfer for a missing payment (D114)', () => {
  it('ends the hold once transfers since the invoice make up the amount, in its currency', async () => {
    const own = await unpaid();
    await after(5.1);
    await transfer(own, own.student, { amount: '39.99' });
    await transfer(own, own.student, { currency: 'EUR' });
    await transfer(own, own.parent);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    await transfer(own, own.student, { amount: '0.01' });
    expect(await holdsOf(own)).toMatchObject([{ state: 'over', endedBy: null }]);
    expect(await statusOf(own)).toBe('active');
    await after(2);
    expect(await holdsOf(own)).toHaveLength(1);
  });

  it('before the day keeps the hold and the reminders away; one from before the invoice does not', async () => {
    const own = await heldTeam();
    await transfer(own, own.student);
    api.clock.advance(DAY_MS);
    await failRenewal(own, 8);
    await after(2);
    const id = await transfer(own, own.student);
    await after(7);
    expect(await holdsOf(own)).toEqual([]);
    const reminders = `select from notifications where key = 'payment.unpaid' and recipient_id = $1`;
    expect(await sql.query({ text: reminders, values: [own.student.id] })).toEqual([]);
    expect((await call(own.admin, 'delete', `/bank-transfers/${id}`)).status).toBe(200);
    await after(0.1);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
  });

  it('of a parent who pays the subscription counts for the child', async () => {
    const own = await unpaid();
    await after(5.1);
    await sql.query({ text: 'update payments set user_id = $1', values: [own.parent.id] });
    await transfer(own, own.parent);
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
  });
});

describe('a subscription that ends for a missing payment before the day (D37, D114)', () => {
  /** Two more attempts fail. */
  async function givenUp(own: Team) {
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await payments.portal(own.student, 'renew');
      await payments.deliver();
    }
    const text = 'select state from purchases where student_id = $1';
    expect(await sql.query({ text, values: [own.student.id] })).toEqual([{ state: 'ended' }]);
  }

  it('pauses the classes on the day, without further reminders, until another purchase is paid', async () => {
    const own = await unpaid();
    await after(2);
    await givenUp(own);
    await after(2.9);
    expect(await holdsOf(own)).toEqual([]);
    await after(0.2);
    expect(await holdsOf(own)).toMatchObject([{ state: 'running' }]);
    const reminders = `select from notifications where key = 'payment.unpaid' and recipient_id = $1`;
    expect(await sql.query({ text: reminders, values: [own.student.id] })).toEqual([]);
    await after(0.1);
    await subscribed(own.student);
    await runClock();
    expect(await holdsOf(own)).toMatchObject([{ state: 'over' }]);
    await after(2);
    expect(await holdsOf(own)).toHaveLength(1);
  });

  it('pauses nothing where another purchase was paid before the day', async () => {
    const own = await unpaid();
    await after(2);
    await givenUp(own);
    await subscribed(own.student);
    await after(4);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('pauses nothing where the setting comes a month after the day', async () => {
    const own = await unpaid(0);
    await givenUp(own);
    await after(35.1);
    await setDays(5);
    await after(0.1);
    expect(await holdsOf(own)).toEqual([]);
  });

  it('pauses nothing where somebody has ended it', async () => {
    const own = await unpaid();
    const [row] = await sql.query<{ id: string }>({ text: 'select subscription_id as id from purchases' });
    await api.deps.payments.provider?.endSubscription(String(row?.id));
    await payments.deliver();
    await after(6);
    expect(await holdsOf(own)).toEqual([]);
  });
});
