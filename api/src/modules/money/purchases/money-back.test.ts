import { describe, expect, it, vi } from 'vitest';
import { closeDispute } from '#sandboxes/stripe/money-back.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';

const api = await useTestApi();
const { payments, get, ledgerOf, summaryOf, keysOf, subscribed } = useBuyers(api);
const { sql } = api.deps.database;
type Person = { id: number };

describe('refunds and disputes (D39)', () => {
  it('a refund takes back its share of the classes, and never more than remain (D39)', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await payments.portal(student, 'refund-half');
    await payments.deliver();
    expect(await ledgerOf(student)).toEqual([
      { delta: 8, reason: 'purchase' },
      { delta: -4, reason: 'refund' },
    ]);
    await sql.query({
      text: `insert into class_ledger (student_id, delta, reason) values ($1, -3, 'class')`,
      values: [student.id],
    });
    await payments.portal(student, 'refund');
    await payments.deliver();
    expect((await summaryOf(student)).classes).toEqual({ bought: 8, refunded: 5, adjusted: 0, used: 3, remaining: 0 });
    await payments.portal(student, 'renew');
    await payments.deliver();
    await payments.deliver();
    expect((await summaryOf(student)).classes).toMatchObject({ bought: 16, refunded: 5, remaining: 8 });
    expect(await keysOf(student)).toContain('payment.refunded');
  });

  it('a dispute takes the classes back, and a won dispute returns them', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await payments.portal(student, 'dispute');
    await payments.deliver();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 8, remaining: 0 });
    await winDispute();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 0, remaining: 8 });
  });

  it('a won dispute is notified as returned classes, not as a refund', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    await payments.portal(student, 'dispute');
    await payments.deliver();
    await winDispute();
    expect(await countedOf(student)).toEqual([
      ['payment.paid', '8'],
      ['payment.refunded', '8'],
      ['payment.returned', '8'],
    ]);
  });

  it('a refund counts in the month of the refund, and a won dispute in the month in which the money returned (D39, D51)', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    const monthsOf = async () => {
      const lines = await sql.query<{ minor: number; at: Date }>({
        text: 'select minor, at from payment_refunds order by id',
      });
      return lines.map(({ minor, at }) => [minor, at.toISOString()]);
    };
    const times = [];
    for (const action of ['refund-half', 'dispute']) {
      api.clock.advance(10 * 86_400_000);
      await payments.portal(student, action);
      times.push(new Date(Math.floor(api.clock.now().getTime() / 1000) * 1000).toISOString());
      // The event arrives later: the provider's time counts.
      api.clock.advance(3_600_000);
      await payments.deliver();
    }
    api.clock.advance(86_400_000);
    await winDispute();
    expect(await monthsOf()).toEqual([
      [2000, times[0]],
      [2000, times[1]],
      [-2000, api.clock.now().toISOString()],
    ]);
  });

  it('each partial refund has its own notification', async () => {
    const student = await api.buildStudent();
    await subscribed(student);
    for (let part = 0; part < 3; part += 1) {
      await payments.portal(student, 'refund-half');
      await payments.deliver();
      await payments.deliver();
    }
    const refunds = (await countedOf(student)).filter(([key]) => key === 'payment.refunded');
    expect(refunds.map(([, classes]) => classes)).toEqual(['4', '2', '1']);
  });
});

/** The keys and classes of the notifications about money, oldest first. */
const countedOf = async (person: Person): Promise<string[][]> =>
  (await get(person, '/notifications?limit=50')).data
    .map(({ key, params }: { key: string; params: { classes: string } }) => [key, params.classes])
    .filter(([key]: string[]) => key?.startsWith('payment.'))
    .reverse();

async function winDispute() {
  const { store } = payments.sandbox.context;
  const [row] = await sql.query<{ id: string }>({ text: 'select charge_id as id from payments' });
  const charge = await store.find('charge', row?.id ?? '');
  if (charge) await store.change((inner) => closeDispute(inner, payments.sandbox.context, charge, 'won'));
  await payments.deliver();
}

/** Uses classes, by ledger lines as held classes have. */
const use = (student: Person, classes: number) =>
  sql.query({
    text: `insert into class_ledger (student_id, delta, reason) values ($1, $2, 'class')`,
    values: [student.id, -classes],
  });

describe('classes that were used before the refund (D39)', () => {
  const listed = async (viewer: Person, state = '') => (await get(viewer, `/invoices?state=${state}`)).data;
  const takeBack = async (viewer: Person, id: string, classes: number) =>
    api.request('post', `/api/invoices/${id}/take-back`, { token: await api.tokenFor(viewer), body: { classes } });

  it('an admin can take back used classes, so that the student owes them; it is audited and happens once', async () => {
    const student = await api.buildStudent({ name: 'Salma' });
    const [admin, other] = [
      await api.buildUser({ role: 'admin', name: 'Maryam' }),
      await api.buildUser({ role: 'admin' }),
    ];
    await subscribed(student);
    await use(student, 3);
    await payments.portal(student, 'refund');
    await payments.deliver();
    const [{ id }] = await listed(admin, 'unreturned');
    expect(await listed(admin)).toMatchObject([{ state: 'refunded', unreturned_classes: 3, may: { takeBack: true } }]);
    expect(await listed(student)).toMatchObject([{ unreturned_classes: 3, may: { takeBack: false } }]);
    expect((await takeBack(student, id, 3)).status).toBe(403);
    expect((await takeBack(admin, id, 2)).status).toBe(409);
    const [one, two] = await Promise.all([takeBack(admin, id, 3), takeBack(admin, id, 3)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(await (one.status === 200 ? one : two).json()).toEqual({ data: { remainingClasses: -3 } });
    expect((await summaryOf(student)).classes).toMatchObject({ bought: 8, refunded: 8, used: 3, remaining: -3 });
    expect((await get(admin, '/invoices?state=unreturned')).pagination.total).toBe(0);
    const [line] = (await get(student, `/users/${student.id}/ledger`)).data;
    expect(line).toMatchObject({ delta: -3, reason: 'refund', actor: { name: 'Maryam' }, source: { title: 'Eight' } });
    const audit = await sql.query({
      text: `select actor_id as actor, after from audit_log where action = 'invoice.take_back'`,
    });
    expect(audit).toEqual([
      {
        actor: admin.id,
        after: expect.objectContaining({ classes: 3, remainingClasses: -3, user_id: String(student.id) }),
      },
    ]);
    expect((await keysOf(student)).slice(-2)).toEqual(['classes.owed', 'payment.taken-back']);
    expect((await countedOf(other)).slice(1)).toEqual([
      ['payment.refunded', '5'],
      ['payment.taken-back', '3'],
    ]);
    expect(await keysOf(admin)).not.toContain('payment.taken-back');
  });

  it('later events do not change used classes that were taken back, and a won dispute returns all', async () => {
    const [student, admin] = [await api.buildStudent(), await api.buildUser({ role: 'admin' })];
    await subscribed(student);
    await use(student, 3);
    await payments.portal(student, 'dispute');
    await payments.deliver();
    const [{ id }] = await listed(admin, 'unreturned');
    expect((await takeBack(admin, id, 3)).status).toBe(200);
    const [event] = await sql.query<{ id: number }>({ text: 'select id from purchases' });
    await api.deps.jobs.enqueue(sql, 'payment', { purchaseId: event?.id ?? 0 });
    await api.deps.jobs.drain();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 8, remaining: -3 });
    await winDispute();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 0, used: 3, remaining: 5 });
    expect((await takeBack(admin, id, 3)).status).toBe(409);
  });

  it('a held payment has no classes to take back, since it added none', async () => {
    const [student, admin] = [await api.buildStudent(), await api.buildUser({ role: 'admin' })];
    const { url } = await (await payments.start(student, await payments.package())).json();
    await sql.query({ text: 'update purchases set amount_minor = 9999' });
    await payments.pay(url);
    await payments.portal(student, 'refund');
    await payments.deliver();
    expect(await listed(admin)).toMatchObject([{ unreturned_classes: 0, may: { takeBack: false } }]);
  });
});

describe('a refund from the list of payments (D39)', () => {
  const paid = async () => {
    const [student, admin] = [await api.buildStudent(), await api.buildUser({ role: 'admin' })];
    await subscribed(student);
    const [{ id }] = (await get(admin, '/invoices')).data;
    const refund = async (viewer: Person, amount: string, refunded_amount = 0) => {
      const body = { amount, refunded_amount };
      return api.request('post', `/api/invoices/${id}/refund`, { token: await api.tokenFor(viewer), body });
    };
    const listed = async () => (await get(admin, '/invoices')).data[0];
    return { student, admin, refund, listed };
  };

  it('the money goes back in parts, the classes with it, and the list, the audit and the provider say it', async () => {
    const { student, admin, refund, listed } = await paid();
    expect(await listed()).toMatchObject({ amount: 40, refunded_amount: 0, may: { refund: true } });
    const half = await refund(admin, '20.00');
    expect(half.status).toBe(200);
    expect((await half.json()).data).toMatchObject({ refunded_amount: 20, state: 'paid', may: { refund: true } });
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 4, remaining: 4 });
    expect((await refund(admin, '20', 20)).status).toBe(200);
    expect(await listed()).toMatchObject({ refunded_amount: 40, state: 'refunded', may: { refund: false } });
    await payments.deliver();
    expect((await summaryOf(student)).classes).toMatchObject({ refunded: 8, remaining: 0 });
    const text = `select after->>'amount' as amount, actor_id as actor from audit_log where action = 'invoice.refund' order by id`;
    expect(await sql.query({ text })).toEqual([
      { amount: '20', actor: admin.id },
      { amount: '20', actor: admin.id },
    ]);
  });

  it('of two refunds at once one is made, and one of a payment that has changed is rejected', async () => {
    const { admin, refund, listed } = await paid();
    const responses = await Promise.all([refund(admin, '15'), refund(admin, '25')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { refunded_amount: refunded } = await listed();
    expect([15, 25]).toContain(refunded);
    expect((await refund(admin, '5')).status).toBe(409);
    expect((await listed()).refunded_amount).toBe(refunded);
  });

  it('of two equal refunds at once one is made, reported to one of the two, and audited once', async () => {
    const { admin, refund, listed } = await paid();
    const other = await api.buildUser({ role: 'admin' });
    const responses = await Promise.all([refund(admin, '20'), refund(other, '20')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listed()).refunded_amount).toBe(20);
    const text = `select actor_id as actor from audit_log where action = 'invoice.refund'`;
    expect(await sql.query({ text })).toEqual([{ actor: (responses[0].status === 200 ? admin : other).id }]);
  });

  it('a payment whose refund was reversed can be refunded again', async () => {
    const { admin, refund, listed } = await paid();
    expect((await refund(admin, '20')).status).toBe(200);
    const { store } = payments.sandbox.context;
    const [row] = await sql.query<{ charge: string; purchase: number }>({
      text: 'select charge_id as charge, purchase_id as purchase from payments',
    });
    const charge = await store.find('charge', row?.charge ?? '');
    if (charge) await store.put('charge', charge.id, { ...charge, amount_refunded: 0 });
    await api.deps.jobs.enqueue(sql, 'payment', { purchaseId: row?.purchase ?? 0 });
    await api.deps.jobs.drain();
    expect((await listed()).refunded_amount).toBe(0);
    expect((await refund(admin, '20')).status).toBe(200);
    expect((await listed()).refunded_amount).toBe(20);
  });

  it('a refund is audited, and reported as made, although the purchase cannot be read after it', async () => {
    const { admin, refund } = await paid();
    const find = vi.spyOn(payments.provider, 'findPurchase').mockRejectedValue(new Error('broken'));
    const { status } = await refund(admin, '20');
    find.mockRestore();
    expect(status).toBe(200);
    expect(await sql.query({ text: `select from audit_log where action = 'invoice.refund'` })).toHaveLength(1);
  });

  it('an amount that is not left, or has too many decimals, is an error of its field; a refund of a disputed payment is rejected', async () => {
    const { student, admin, refund, listed } = await paid();
    for (const [amount, code] of [
      ['40.01', 'too_much'],
      ['1.001', 'invalid'],
      ['0', 'invalid'],
    ] as const) {
      const response = await refund(admin, amount);
      expect([response.status, (await response.json()).fields]).toEqual([
        422,
        [expect.objectContaining({ path: 'amount', code })],
      ]);
    }
    expect((await refund(student, '1')).status).toBe(403);
    await payments.portal(student, 'dispute');
    expect((await refund(admin, '1')).status).toBe(409);
    expect(await listed()).toMatchObject({ refunded_amount: 40, state: 'refunded' });
  });
});
