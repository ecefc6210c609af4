import { describe, expect, it } from 'vitest';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const MARCH = '2026-03';

describe('a salary month', () => {
  it('a salary month shows each class with its price, the date from which the price holds, and its amount', async () => {
    const { held, month, student } = await openMonths({ '2026-01-01': 500, '2026-03-15': 650 });
    const first = await held('2026-03-14T20:30:00Z');
    const second = await held('2026-03-14T21:10:00Z');
    await held('2026-03-20T12:00:00Z', { attendance: 'absence_teacher' });
    const found = await month(MARCH);
    const who = { id: String(student.id), name: student.name };
    expect(found.lines[0]).toEqual({
      class_id: String(first.id),
      starts_at: '2026-03-14T20:30:00.000Z',
      student: who,
      attendance: 'presence',
      price: 5,
      price_per_hour: null,
      minutes: null,
      price_since: '2026-01-01',
      percent: 100,
      paid_before: 0,
      amount: 5,
    });
    expect(found.lines[1]).toMatchObject({
      class_id: String(second.id),
      price: 6.5,
      price_since: '2026-03-15',
      amount: 6.5,
    });
    expect(found.lines[2]).toMatchObject({ attendance: 'absence_teacher', price: 6.5, percent: 0, amount: 0 });
    expect(found).toMatchObject({
      month: MARCH,
      currency: 'USD',
      zone: 'Asia/Amman',
      is_over: true,
      closed: null,
      total: 11.5,
      unpriced: 0,
    });
  });

  it('a salary month of three presences, two absences and a trial at a price of 5 is 25', async () => {
    const { held, month } = await openMonths({ '2026-01-01': 500 });
    for (const day of [2, 3, 4]) await held(`2026-03-0${day}T12:00:00Z`);
    await held('2026-03-05T12:00:00Z', { attendance: 'absence_student' });
    await held('2026-03-06T12:00:00Z', { attendance: 'absence_teacher' });
    await held('2026-03-07T12:00:00Z', { attendance: 'trial', status: 'trial' });
    expect((await month(MARCH)).total).toBe(25);
  });

  it('a salary month counts classes without a price separately, and names those without a report', async () => {
    const { held, month, statistics } = await openMonths({ '2026-03-10': 500 });
    await held('2026-03-09T12:00:00Z');
    await held('2026-03-11T12:00:00Z');
    await held('2026-03-12T12:00:00Z', { status: 'scheduled' });
    await held('2026-03-13T12:00:00Z', { status: 'needs_report_to_end' });
    await held('2026-03-14T12:00:00Z', { status: 'cancelled' });
    const found = await month(MARCH);
    expect(found).toMatchObject({ total: 5, unpriced: 1, unreported: 2 });
    expect(found.lines.map(({ price }) => price)).toEqual([null, 5]);
    expect(await statistics(MARCH)).toMatchObject({ monthly_salary: 5, unpriced_classes: 1 });
  });

  it('a salary month includes adjustments with their reason and author, once for each key', async () => {
    const { held, month, adjust, admin, at, tokens, statistics } = await openMonths({ '2026-01-01': 500 });
    await held('2026-03-09T12:00:00Z');
    expect((await adjust(MARCH, '٢٠٫٥', ' Ramadan ')).status).toBe(201);
    for (let sent = 0; sent < 2; sent += 1)
      await api.request('post', at(MARCH, '/adjustments'), {
        token: tokens.admin,
        body: { amount: -3, reason: 'Late' },
        headers: { 'Idempotency-Key': 'once' },
      });
    const { adjustments, total } = await month(MARCH);
    expect(adjustments).toMatchObject([
      { amount: 20.5, reason: 'Ramadan', class_id: null, class: null, by: { id: String(admin.id), name: admin.name } },
      { amount: -3, reason: 'Late' },
    ]);
    expect(total).toBe(22.5);
    expect((await statistics(MARCH)).monthly_salary).toBe(22.5);
  });

  it('a salary month rejects an adjustment without an amount or a reason', async () => {
    const { post } = await openMonths({});
    for (const amount of [0, '0.00', 1.234, 100_000.01, -100_000.01, '', 'ten', null])
      expect((await post(MARCH, 'adjustments', { amount, reason: 'Bonus' })).status, String(amount)).toBe(422);
    for (const reason of ['', '   ', 'x'.repeat(501), null])
      expect((await post(MARCH, 'adjustments', { amount: 5, reason })).status).toBe(422);
    expect((await post(MARCH, 'adjustments', { amount: '−5', reason: 'Late' })).status).toBe(201);
  });

  it('a salary month that has not started rejects an adjustment', async () => {
    const { adjust, month } = await openMonths({});
    const response = await adjust('2199-01', 5);
    expect([response.status, (await response.json()).code]).toEqual([409, 'month_not_begun']);
    expect((await month('2199-01')).may).toEqual({ adjust: false, close: false, reopen: false });
  });

  it('a salary month in another notation is not found', async () => {
    const { at, tokens } = await openMonths({});
    for (const wrong of ['2026-13', '2026-3', 'march', '1026-03'])
      expect((await api.request('get', at(wrong), { token: tokens.admin })).status, wrong).toBe(404);
  });

  it('only the teacher and admins see a salary month, each with their own actions (D33)', async () => {
    const { teacher, leader, student, month, at, superAdmin } = await openMonths({});
    const running = academyMonth({ now: api.clock.now(), deps: api.deps });
    const mayOf = async (viewer: { id: number }, of: string) => (await month(of, await api.tokenFor(viewer))).may;
    const none = { adjust: false, close: false, reopen: false };
    expect(await mayOf(teacher, running)).toEqual(none);
    expect((await month(running)).may).toEqual({ ...none, adjust: true });
    expect((await month(MARCH)).may).toEqual({ ...none, adjust: true, close: true });
    expect(await mayOf(superAdmin, MARCH)).toEqual({ ...none, adjust: true, close: true });
    const clerk = await api.buildUser({ permissions: ['users.read', 'users.update'] });
    for (const viewer of [leader, student, clerk, await api.buildTeacher()])
      expect((await api.request('get', at(MARCH), { token: await api.tokenFor(viewer) })).status).toBe(404);
  });

  it('only super-admins change the salary month of a super-admin who teaches (D3)', async () => {
    const { tokens } = await openMonths({});
    const both = await api.buildTeacher();
    await api.deps.database.sql.query({
      text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'super-admin'`,
      values: [both.id],
    });
    const path = `/api/teacher-salaries/${both.id}/months/${MARCH}`;
    const mayOf = async (token: string) => (await (await api.request('get', path, { token })).json()).data.may;
    expect(await mayOf(tokens.admin)).toEqual({ adjust: false, close: false, reopen: false });
    expect((await api.request('post', `${path}/close`, { token: tokens.admin })).status).toBe(403);
    expect(await mayOf(tokens.superAdmin)).toMatchObject({ close: true });
    expect((await api.request('post', `${path}/close`, { token: tokens.superAdmin })).status).toBe(200);
  });

  it('the CSV of a salary month has no formulas, and each download is audited', async () => {
    const { at, teacher, tokens, admin, adjust, month } = await openMonths({ '2026-01-01': 500 });
    const student = await api.buildStudent({ name: '=HYPERLINK("x")' });
    const startsAt = new Date('2026-03-09T21:30:00Z');
    await api.buildClass({ teacher, student, startsAt, status: 'ended' });
    await adjust(MARCH, -3, '+ late, twice');
    const response = await api.request('get', at(MARCH, '/lines.csv'), { token: tokens.admin });
    expect(response.headers.get('content-disposition')).toContain(`salary-${teacher.id}-${MARCH}.csv`);
    const lines = (await response.text()).split('\r\n');
    expect(lines[1]).toBe(`2026-03-10 00:30,"'=HYPERLINK(""x"")",Present,5,2026-01-01,100,0,5,`);
    expect(lines[2]).toMatch(/,,Adjustment,,,,,-3,"'\+ late, twice"$/);
    expect(lines[3]).toBe(`Total,,,,,,,${(await month(MARCH)).total},USD`);
    const headers = { cookie: 'language=ar' };
    const arabic = await api.request('get', at(MARCH, '/lines.csv'), { token: tokens.admin, headers });
    expect((await arabic.text()).split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'التاريخ',
      '2026-03-10 00:30',
      expect.any(String),
      'المجموع',
      '',
    ]);
    const audit = await api.deps.database.sql.query({
      text: `select actor_id::int, subject_id::int, after from audit_log where action = 'salary.export-month'`,
    });
    const line = { actor_id: admin.id, subject_id: teacher.id, after: { month: MARCH, rows: 1 } };
    expect(audit).toEqual([line, line]);
  });
});
