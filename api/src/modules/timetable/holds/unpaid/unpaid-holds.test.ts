import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { GOOD, useUnpaid } from './unpaid-holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, dayAfter, days, end, hold, holdsOf, list, pay, payments, runClock, statusOf, unpaid } = useUnpaid(api);

const keysOf = async ({ id }: { id: number }) => {
  const text = `select key from notifications where recipient_id = $1 and key like 'hold.%' order by id`;
  return (await sql.query<{ key: string }>({ text, values: [id] })).map(({ key }) => key);
};

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
    const planned = [3, 4, 6].map(dayAfter);
    const [last, from, to] = planned;
    expect((await hold(own.leader, own, { from, to })).status).toBe(201);
    await after(1.2);
    expect((await holdsOf(own)).map(({ to }) => to)).toEqual([to, last]);
    await after(4);
    expect(await holdsOf(own)).toHaveLength(2);
    await after(3);
    expect((await holdsOf(own)).map(({ state, to }) => [state, to])).toEqual([
      ['over', to],
      ['over', last],
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
