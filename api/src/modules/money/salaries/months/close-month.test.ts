import { describe, expect, it } from 'vitest';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { holdTransaction } from '#testing/hold-transaction.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { isClosed } from './month-lines.ts';

const api = await useTestApi();
const { database } = api.deps;
const { sql } = database;
const MARCH = '2026-03';
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe('closing a month (D32)', () => {
  it('closing a month stores its lines and total, whatever happens to prices and classes later (D32)', async () => {
    const { held, month, close, adjust, setPrice, admin, statistics } = await openMonths({ '2026-01-01': 500 });
    await held('2026-03-09T12:00:00Z');
    const other = await held('2026-04-09T12:00:00Z');
    await adjust(MARCH, 2);
    const before = await month(MARCH);
    const closed = (await (await close(MARCH)).json()).data;
    expect(closed).toMatchObject({ total: 7, may: { adjust: false, close: false, reopen: false } });
    expect(closed.closed).toEqual({
      at: api.clock.now().toISOString(),
      by: { id: String(admin.id), name: admin.name },
    });
    await setPrice('2026-01-01', 900);
    await setPrice('2026-03-01', 1100);
    await sql.query({
      text: `update classes set attendance = 'absence_teacher', status = 'ended' where id <> $1`,
      values: [other.id],
    });
    const after = await month(MARCH);
    expect(after.lines).toEqual(before.lines);
    expect(after.total).toBe(7);
    expect((await month('2026-04')).total).toBe(11);
    expect((await statistics(MARCH)).monthly_salary).toBe(7);
    expect((await statistics('2026-04')).monthly_salary).toBe(11);
  });

  it('closing a month also stores an empty month, and classes without a price as such (D32)', async () => {
    const { held, close, month, statistics } = await openMonths({ '2026-03-10': 500 });
    expect((await close('2026-02')).status).toBe(200);
    expect(await month('2026-02')).toMatchObject({ total: 0, lines: [] });
    await held('2026-03-09T12:00:00Z');
    expect((await close(MARCH)).status).toBe(200);
    expect(await month(MARCH)).toMatchObject({ total: 0, unpriced: 1, lines: [{ price: null, price_since: null }] });
    expect(await statistics(MARCH)).toMatchObject({ monthly_salary: 0, unpriced_classes: 1 });
  });

  it('closing a month counts the classes that still need their report (D32)', async () => {
    const { held, close } = await openMonths({ '2026-01-01': 500 });
    await held('2026-03-09T12:00:00Z', { status: 'scheduled' });
    expect((await (await close(MARCH)).json()).data).toMatchObject({ unreported: 1, lines: [] });
  });

  it('only a past month can be closed, once, and then accepts no adjustment (D32)', async () => {
    const { close, adjust } = await openMonths({});
    expect(await codeOf(await close(academyMonth({ now: api.clock.now(), deps: api.deps })))).toEqual([
      409,
      'month_not_over',
    ]);
    expect(await codeOf(await close('2199-01'))).toEqual([409, 'month_not_begun']);
    expect((await close(MARCH)).status).toBe(200);
    expect(await codeOf(await close(MARCH))).toEqual([409, 'month_closed']);
    expect(await codeOf(await adjust(MARCH, 5))).toEqual([409, 'month_closed']);
  });

  it('closing a month closes one teacher’s month in the academy’s zone (D32)', async () => {
    const { close, teacher } = await openMonths({});
    await close(MARCH);
    const closed = isClosed('$1::bigint', '$2::timestamptz');
    const isOpen = async (at: string, { id } = teacher) => {
      const [row] = await sql.query<{ open: boolean }>({ text: `select not ${closed} as open`, values: [id, at] });
      return row?.open;
    };
    // Amman is three hours ahead: 1 March begins there at 21:00 UTC.
    expect(await isOpen('2026-02-28T20:59:59Z')).toBe(true);
    expect(await isOpen('2026-02-28T21:00:00Z')).toBe(false);
    expect(await isOpen('2026-03-31T20:59:59Z')).toBe(false);
    expect(await isOpen('2026-03-31T21:00:00Z')).toBe(true);
    expect(await isOpen('2026-03-15T12:00:00Z', await api.buildTeacher())).toBe(true);
  });

  it('a super-admin can reopen a closed month with a reason; the month is then computed again (D32)', async () => {
    const { held, month, close, reopen, post, setPrice, tokens } = await openMonths({ '2026-01-01': 500 });
    await held('2026-03-09T12:00:00Z');
    expect(await codeOf(await reopen(MARCH))).toEqual([409, 'month_open']);
    await close(MARCH);
    await setPrice('2026-01-01', 800);
    expect((await reopen(MARCH, tokens.admin)).status).toBe(403);
    expect((await post(MARCH, 'reopen', { reason: ' ' }, tokens.superAdmin)).status).toBe(422);
    expect((await month(MARCH, tokens.superAdmin)).may).toEqual({ adjust: false, close: false, reopen: true });
    expect((await (await reopen(MARCH)).json()).data).toMatchObject({ closed: null, total: 8 });
    expect((await month(MARCH)).may).toMatchObject({ adjust: true, close: true });
  });

  it('closing, adjusting and reopening a month are audited with their actors (D32, D69)', async () => {
    const { held, close, adjust, reopen, teacher, admin, superAdmin } = await openMonths({ '2026-01-01': 500 });
    await held('2026-03-09T12:00:00Z');
    await adjust(MARCH, 2.5, 'Bonus');
    await close(MARCH);
    await reopen(MARCH);
    const lines = await sql.query<{ action: string; before: object; after: object; actor_id: number }>({
      text: `select action, actor_id::int, before, after from audit_log where action like 'salary.%' order by id`,
    });
    const total = { month: MARCH, total: 7.5, currency: 'USD' };
    const added = { teacher_id: teacher.id, month: MARCH, amount: 2.5, reason: 'Bonus' };
    expect(lines).toEqual([
      { action: 'salary.adjust', actor_id: admin.id, before: null, after: added },
      { action: 'salary.close-month', actor_id: admin.id, before: null, after: { ...total, classes: 1 } },
      {
        action: 'salary.reopen-month',
        actor_id: superAdmin.id,
        before: { ...total, closed_at: api.clock.now().toISOString() },
        after: { month: MARCH, reason: 'A mistake', total: null, currency: null, closed_at: null },
      },
    ]);
  });
});

// The embedded database has one connection: nothing can run in parallel there.
describe.skipIf(database.kind === 'embedded')('closing a month while a class is reported', () => {
  it('closing a month while a class is reported waits for the report, and the month then has the class', async () => {
    const { held, close, teacher } = await openMonths({ '2026-01-01': 500 });
    const { id } = await held('2026-03-09T12:00:00Z', { status: 'needs_report_to_end' });
    const report = await holdTransaction(database);
    await report.query('select from users where id = $1 for no key update', [teacher.id]);
    await report.query(`update classes set status = 'ended' where id = $1`, [id]);
    const closing = close(MARCH);
    await report.waiting();
    await report.commit();
    expect((await (await closing).json()).data).toMatchObject({ total: 5, unreported: 0 });
  });

  it('two parallel closings of a month close it once (D32)', async () => {
    const { held, close } = await openMonths({ '2026-01-01': 500 });
    await held('2026-03-09T12:00:00Z');
    const statuses = (await Promise.all([close(MARCH), close(MARCH)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
