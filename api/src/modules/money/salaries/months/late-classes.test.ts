import { describe, expect, it } from 'vitest';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { openMonths, sumOf } from '#testing/fixtures/months.fixture.ts';
import { holdTransaction } from '#testing/hold-transaction.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { bookLateClass } from './book-late-class.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MARCH = '2026-03';
type Class = Awaited<ReturnType<typeof api.buildClass>>;

/** The classes module's call after a change of a class. */
const book = ({ id, teacherId, startsAt }: Class) =>
  sql.transaction((tx) => {
    const viewer = {
      userId: teacherId,
      session: '',
      role: 'teacher',
      roles: ['teacher'],
      permissions: new Set<string>(),
    };
    const ctx = {
      sql: tx,
      deps: api.deps,
      viewer,
      now: api.clock.now(),
      ip: '',
      requestId: '',
    } as unknown as ViewerCtx;
    return bookLateClass(tx, { ctx, classId: id, teacherId, startsAt });
  });

async function change(
  held: Class,
  fields: { status?: string; attendance?: string; minutes?: number },
): Promise<number> {
  await sql.query({
    text: `update classes set status = coalesce($2, status), attendance = coalesce($3, attendance),
      duration_minutes = coalesce($4::int, duration_minutes),
      ends_at = starts_at + coalesce($4::int, duration_minutes) * interval '1 minute' where id = $1`,
    values: [held.id, fields.status ?? null, fields.attendance ?? null, fields.minutes ?? null],
  });
  return book(held);
}

describe('a class that is reported after its month was closed (D32)', () => {
  const running = academyMonth({ now: api.clock.now(), deps: api.deps });

  it('a class that is reported after its month was closed is paid once by an adjustment of the current month (D32)', async () => {
    const { held, close, month, teacher, student } = await openMonths({ '2026-01-01': 500 });
    const late = await held('2026-03-09T12:00:00Z', { status: 'needs_report_to_end' });
    await close(MARCH);
    expect(await change(late, { status: 'ended' })).toBe(500);
    expect(await book(late)).toBe(0);
    expect((await month(MARCH)).total).toBe(0);
    const { adjustments, total } = await month(running);
    expect(total).toBe(5);
    expect(adjustments).toMatchObject([
      {
        amount: 5,
        reason: null,
        class_id: String(late.id),
        class: {
          starts_at: '2026-03-09T12:00:00.000Z',
          student: { id: String(student.id), name: student.name },
        },
        by: { id: String(teacher.id) },
      },
    ]);
  });

  it('a late class of an open month causes no adjustment (D32)', async () => {
    const { held, month } = await openMonths({ '2026-01-01': 500 });
    const late = await held('2026-03-09T12:00:00Z');
    expect(await book(late)).toBe(0);
    expect((await month(running)).adjustments).toEqual([]);
    expect((await month(MARCH)).total).toBe(5);
  });

  it('a class that is reported after its month was closed is not paid again when its month is opened (D32)', async () => {
    const { held, close, reopen, month } = await openMonths({ '2026-01-01': 500 });
    const late = await held('2026-03-09T12:00:00Z', { status: 'needs_report_to_end' });
    await close(MARCH);
    await change(late, { status: 'ended' });
    await reopen(MARCH);
    const { lines, total } = await month(MARCH);
    expect(lines).toMatchObject([{ price: 5, paid_before: 5, amount: 0 }]);
    expect(total).toBe(0);
    expect((await month(running)).total).toBe(5);
    await close(MARCH);
    expect(await book(late)).toBe(0);
  });

  it('a class that is reported after its month was closed is shown without an amount if the teacher had no price (D32)', async () => {
    const { held, close, month } = await openMonths({});
    const late = await held('2026-03-09T12:00:00Z', { status: 'needs_report_to_end' });
    await close(MARCH);
    expect(await change(late, { status: 'ended' })).toBe(0);
    expect(await book(late)).toBe(0);
    expect((await month(running)).adjustments).toMatchObject([{ amount: 0, class_id: String(late.id) }]);
  });

  it('the pay of a late class is deducted again if the class turns out not to have been held (D32)', async () => {
    const { held, close, month } = await openMonths({ '2026-01-01': 500 });
    const paid = await held('2026-03-09T12:00:00Z');
    await close(MARCH);
    expect(await change(paid, { attendance: 'absence_teacher' })).toBe(-500);
    expect(await change(paid, { status: 'cancelled' })).toBe(0);
    expect((await month(MARCH)).total).toBe(5);
    expect((await month(running)).total).toBe(-5);
  });

  it.each([{ status: 'cancelled' }, { attendance: 'absence_teacher' }])(
    'a class that is paid after its month was closed adds up to zero over all months when it is then %o and its month is opened (D32)',
    async (fields) => {
      const { held, close, reopen, month } = await openMonths({ '2026-01-01': 500 });
      const paid = await held('2026-03-09T12:00:00Z');
      await close(MARCH);
      await change(paid, fields);
      await reopen(MARCH);
      expect((await month(MARCH)).total + (await month(running)).total).toBe(0);
    },
  );

  it('a class paid by the hour that gets longer after its month was closed is paid the difference, once (D127)', async () => {
    const { held, close, month, setPrice } = await openMonths({});
    await setPrice('2026-01-01', 1000, 'hour');
    const paid = await held('2026-03-09T12:00:00Z', { durationMinutes: 45 });
    await close(MARCH);
    expect(await book(paid)).toBe(0);
    expect(await change(paid, { minutes: 50 })).toBe(83);
    expect(await book(paid)).toBe(0);
    expect([(await month(MARCH)).total, (await month(running)).total]).toEqual([7.5, 0.83]);
    expect(await change(paid, { attendance: 'absence_teacher' })).toBe(-833);
  });

  it('a late class is paid at the price of its own date', async () => {
    const { held, close, setPrice } = await openMonths({ '2026-01-01': 500 });
    const late = await held('2026-03-09T12:00:00Z', { status: 'needs_report_to_end' });
    await close(MARCH);
    await setPrice('2026-04-01', 900);
    expect(await change(late, { status: 'ended' })).toBe(500);
  });
});

// The embedded database has one connection: nothing can run in parallel there.
describe.skipIf(api.deps.database.kind === 'embedded')(
  'a class that is reported while its month is being closed',
  () => {
    it('a class that is reported while its month is being closed waits for the closing, and is then late', async () => {
      const { held, teacher, month } = await openMonths({ '2026-01-01': 500 });
      const late = await held('2026-03-09T12:00:00Z');
      const closing = await holdTransaction(api.deps.database);
      await closing.query('select from users where id = $1 for no key update', [teacher.id]);
      const booking = book(late);
      await closing.waiting();
      await closing.query(
        `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
        values ($1, '2026-03-01', 0, 'USD', now(), $1)`,
        [teacher.id],
      );
      await closing.commit();
      expect(await booking).toBe(500);
      expect((await month(MARCH)).total).toBe(0);
    });
  },
);

describe('after any operations', () => {
  const months = ['2026-03', '2026-04', '2026-05', academyMonth({ now: api.clock.now(), deps: api.deps })];

  const title = 'salaries are the sums of their lines, and each class is paid once what it is worth';

  it.each([20_320])(`after any operations: ${title} (seed %i)`, async (seed) => {
    const random = randomFrom(seed);
    const one = <T>(each: readonly T[]): T => each[Math.floor(random() * each.length)] as T;
    const fixture = await openMonths({ '2026-01-01': 500, '2026-04-10': 725 });
    await fixture.setPrice('2026-05-05', 999, 'hour');
    const classes: Class[] = [];
    for (let day = 1; day <= 27; day += 3)
      for (const month of months.slice(0, 3))
        classes.push(
          await fixture.held(`${month}-${String(day).padStart(2, '0')}T12:00:00Z`, { status: 'needs_report_to_end' }),
        );
    const steps = [
      () => change(one(classes), { status: one(['ended', 'ended', 'needs_report_to_end', 'cancelled']) }),
      () => change(one(classes), { attendance: one(['presence', 'absence_student', 'absence_teacher']) }),
      () => change(one(classes), { minutes: one([30, 45, 50]) }),
      () => fixture.close(one(months)),
      () => fixture.reopen(one(months)),
      () => fixture.adjust(one(months), one([5, -2.5, 0.01])),
    ];
    for (let done = 0; done < 80; done += 1) {
      await one(steps)();
      if (done % 16 !== 15) continue;
      const found = await Promise.all(months.map((month) => fixture.month(month)));
      const paid = new Map<string, number>();
      for (const [index, month] of found.entries()) {
        expect(sumOf(month)).toBe(Math.round(month.total * 100));
        expect((await fixture.statistics(months[index] ?? '')).monthly_salary).toBe(month.total);
        for (const { class_id, amount } of [...month.lines, ...month.adjustments])
          if (class_id) paid.set(class_id, (paid.get(class_id) ?? 0) + Math.round(amount * 100));
      }
      const worth = await sql.query<{ id: string; minor: number }>({
        text: `select id::text, case when status <> 'ended' or attendance = 'absence_teacher' then 0
            when starts_at < '2026-04-10' then 500 when starts_at < '2026-05-05' then 725
            else floor(9.99 * duration_minutes * 100 / 60 + 0.5)::int end as minor from classes`,
      });
      for (const { id, minor } of worth) expect(paid.get(id) ?? 0, `class ${id} after ${done}`).toBe(minor);
    }
  });
});
