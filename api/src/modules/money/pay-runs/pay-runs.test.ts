import { describe, expect, it } from 'vitest';
import { openPay } from '#testing/fixtures/pay-runs.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MARCH = '2026-03';
const sumOf = (lines: readonly { salary: number; repaid: number }[]) =>
  lines.reduce((sum, { salary, repaid }) => sum + salary - repaid, 0);

const noticesOf = (teacher: { id: number }) =>
  sql.query<{ params: Record<string, string> }>({
    text: `select params from notifications where recipient_id = $1 and key = 'pay-line.paid'`,
    values: [teacher.id],
  });

async function march(total = 12_345) {
  const own = await openPay();
  const teacher = await api.buildTeacher({});
  await own.close(teacher, MARCH, total);
  const { id } = await own.prepare(MARCH);
  return { ...own, teacher, id, pay: (body: object) => own.change(id, teacher, body) };
}

describe('a pay run (D148)', () => {
  it('a run has a line for each teacher whose month is closed, in the smallest unit, and those closed later', async () => {
    const { close, prepare, call, teacher, id } = await march();
    const late = await api.buildTeacher({ name: 'Zaynab' });
    await close(late, MARCH, 500);
    const again = await prepare(MARCH);
    expect(again.id).toBe(id);
    expect(again.lines.map((line) => [line.teacher.id, line.amount, line.currency, line.rate, line.state])).toEqual(
      expect.arrayContaining([
        [String(teacher.id), 12_345, 'USD', 1, 'prepared'],
        [String(late.id), 500, 'USD', 1, 'prepared'],
      ]),
    );
    expect(again).toMatchObject({ month: MARCH, total: 12_845, open: 2, teachers: 2 });
    expect((await call('get', '/pay-runs')).data).toMatchObject([{ id, total: 12_845, open: 2 }]);
  });

  it('a month without a closed salary has no run', async () => {
    const { call } = await openPay();
    const answer = await call('post', '/pay-runs', { month: '2026-02' });
    expect([answer.status, answer.problem.code]).toEqual([409, 'month_open']);
    expect((await call('get', '/pay-runs')).data).toEqual([]);
  });

  it('two people who prepare the same month at once get one run with one line for each teacher', async () => {
    const { admin, close, call } = await openPay();
    const teacher = await api.buildTeacher({});
    await close(teacher, MARCH, 900);
    const tokens = [await api.tokenFor(admin), await api.tokenFor(await api.buildUser({ role: 'accountant' }))];
    const found = await Promise.all(
      [...tokens, ...tokens].map((token) => call('post', '/pay-runs', { month: MARCH }, token)),
    );
    expect(found.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(found.map(({ data }) => data.id)).size).toBe(1);
    expect(found[0]?.data.lines).toHaveLength(1);
  });

  it('a line is paid in the currency of the teacher by the rate as it was typed', async () => {
    const { pay, linesOf, id, teacher } = await march(10_000);
    const answer = await pay({ state: 'paid', currency: 'EGP', rate: '٤٨٫٥١٢٣٤٥', way: 'wallet', reference: 'A 77' });
    expect(answer.data).toMatchObject({
      amount: 485_123,
      currency: 'EGP',
      rate: 48.512345,
      way: 'wallet',
      reference: 'A 77',
    });
    expect(await linesOf(id, teacher)).toMatchObject([
      { state: 'paid', salary: 10_000, may: { change: false, return: true } },
    ]);
  });

  it.each([
    [{ currency: 'EGP' }, 'rate', 'required'],
    [{ rate: 2 }, 'rate', 'same_currency'],
    [{ currency: 'EGP', rate: '1.2345678' }, 'rate', 'regex'],
    [{ currency: 'EGP', rate: 0 }, 'rate', 'check'],
    [{ currency: 'IQD', rate: '999999999' }, 'rate', 'range'],
    [{ state: 'paid', paidOn: '2199-01-01' }, 'paidOn', 'future'],
    [{ paidOn: '2026-04-01' }, 'paidOn', 'not_paid'],
    [{ currency: 'XXX' }, 'currency', 'invalid'],
  ])('%j is an error at %s', async (body, path, code) => {
    const { pay } = await march(100_000_000);
    const { status, problem } = await pay(body);
    expect([status, problem.fields]).toMatchObject([422, [{ path, code }]]);
  });

  it('an unknown field is an error, and a stranger’s line and run are not found', async () => {
    const { pay, change, id } = await march();
    expect((await pay({ state: 'paid', amount: 5 })).status).toBe(422);
    expect((await change(id, await api.buildTeacher({}), { state: 'paid' })).status).toBe(404);
    expect((await change('999999', { id: 1 }, { state: 'paid' })).status).toBe(404);
  });

  it('a paid line never changes: the same press is answered, another is 409', async () => {
    const { pay, linesOf, id, teacher } = await march();
    const first = await pay({ state: 'paid', paidOn: '2026-04-02', reference: 'A' });
    expect((await pay({ state: 'paid', paidOn: '2026-04-02', reference: 'A' })).data).toEqual(first.data);
    for (const body of [{ state: 'paid', reference: 'B' }, { currency: 'EGP', rate: 2 }, { state: 'prepared' }, {}]) {
      const { status, problem } = await pay(body);
      expect([status, problem.code, problem.data]).toEqual([409, 'conflict', { reason: 'paid' }]);
    }
    expect(await linesOf(id, teacher)).toEqual([first.data]);
  });

  it('many presses at once pay a line once, and the teacher is notified once', async () => {
    const { pay, linesOf, id, teacher } = await march();
    const all = await Promise.all(Array.from({ length: 8 }, () => pay({ state: 'paid', paidOn: '2026-04-02' })));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await linesOf(id, teacher)).toHaveLength(1);
    expect(await noticesOf(teacher)).toMatchObject([
      { params: { month: MARCH, amount: '123.45 USD', paidOn: '2026-04-02' } },
    ]);
  });

  it('a returned payment is balanced by a line, and is to be paid again', async () => {
    const { pay, linesOf, id, teacher } = await march(10_000);
    expect((await pay({ state: 'returned' })).problem.data).toEqual({ reason: 'prepared' });
    await pay({ state: 'paid', currency: 'JOD', rate: '0.709', paidOn: '2026-04-02' });
    expect((await pay({ state: 'returned', paidOn: '2026-04-01' })).problem.fields).toMatchObject([{ path: 'paidOn' }]);
    const returned = await pay({ state: 'returned', paidOn: '2026-04-05', reference: 'R' });
    expect(returned.data).toMatchObject({ state: 'returned', amount: -70_900, currency: 'JOD', paidOn: '2026-04-05' });
    expect((await pay({ state: 'returned' })).data.id).toBe(returned.data.id);
    const lines = await linesOf(id, teacher);
    expect(lines.map(({ state, amount }) => [state, amount])).toEqual([
      ['prepared', 70_900],
      ['returned', -70_900],
      ['paid', 70_900],
    ]);
    expect(sumOf(lines)).toBe(10_000);
    await pay({ state: 'paid' });
    expect(sumOf(await linesOf(id, teacher))).toBe(10_000);
    expect(await noticesOf(teacher)).toHaveLength(2);
  });

  it('a month that was closed again with another total is balanced by a further line', async () => {
    const { pay, linesOf, id, teacher, open, close, prepare } = await march(10_000);
    await open(teacher, MARCH);
    expect((await pay({ state: 'paid' })).problem.code).toBe('month_open');
    await close(teacher, MARCH, 9000);
    expect((await pay({ state: 'paid' })).problem.data).toEqual({ reason: 'changed' });
    await prepare(MARCH);
    expect((await pay({ state: 'paid' })).data).toMatchObject({ amount: 9000 });
    await open(teacher, MARCH);
    await close(teacher, MARCH, 9500);
    await prepare(MARCH);
    expect((await linesOf(id, teacher)).map(({ state, amount }) => [state, amount])).toEqual([
      ['prepared', 500],
      ['paid', 9000],
    ]);
  });

  it('who pays may not pay themselves without the right to change their own account', async () => {
    const { close, prepare, change } = await openPay();
    const teacher = await api.buildTeacher({});
    const role = await api.buildUser({ permissions: ['pay_runs.update'] });
    await sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [role.roleId] });
    await sql.query({
      text: 'insert into user_roles (user_id, role_id) values ($1, $2)',
      values: [teacher.id, role.roleId],
    });
    await close(teacher, MARCH, 900);
    const { id } = await prepare(MARCH);
    const own = await change(id, teacher, { state: 'paid' }, await api.tokenFor(teacher));
    expect([own.status, own.problem.message]).toEqual([403, 'Nobody pays themselves']);
  });

  it('a role that reaches a team only does not see the runs', async () => {
    const { call } = await openPay();
    const user = await api.buildUser({ permissions: ['pay_runs.update'] });
    await sql.query({ text: `update roles set scope = 'team' where id = $1`, values: [user.roleId] });
    const viewer = await api.tokenFor(user);
    expect((await call('get', '/pay-runs', undefined, viewer)).status).toBe(403);
  });

  it('a teacher sees what is paid, when and how, and nothing that waits', async () => {
    const { pay, call, teacher } = await march();
    const token = await api.tokenFor(teacher);
    expect((await call('get', `/teachers/${teacher.id}/pay`, undefined, token)).data.lines).toEqual([]);
    await pay({ state: 'paid', paidOn: '2026-04-02', way: 'bank', reference: 'A 77' });
    const paid = { month: MARCH, amount: 12_345, currency: 'USD', state: 'paid', way: 'bank', paidOn: '2026-04-02' };
    expect((await call('get', `/teachers/${teacher.id}/pay`, undefined, token)).data.lines).toMatchObject([paid]);
  });
});
