import type { Sql } from '#base/database/sql.ts';
import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { storeClosedMonth } from '#modules/money/salaries/months/close-month.ts';
import { salaryAdjustments } from '#modules/money/salaries/months/months.table.ts';
import { type PersonIds, people } from './people.ts';

const DAY_MS = 24 * 60 * 60_000;
const BONUS_MINOR = 1500;
const reasons = ['مكافأة مسابقة الحفظ', 'Covered two classes at short notice'];

/** The first day of the month so many months before the academy's current one. */
export function firstOf(monthsAgo: number, now: Date): Date {
  const [year = 0, month = 0] = dayIn(DEFAULT_ZONE, now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo));
}
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Closes two months for each teacher; the last month, with a bonus, is still open. */
export async function seedSalaryMonths(sql: Sql, ids: PersonIds, now: Date, currency: string): Promise<void> {
  const actorId = ids.get('admin') ?? 0;
  const teachers = people.filter(({ role }) => role === 'teacher').map(({ login }) => ids.get(login) ?? 0);
  for (const teacherId of teachers)
    for (const monthsAgo of [3, 2]) {
      const closedAt = new Date(firstOf(monthsAgo - 1, now).getTime() + 2.4 * DAY_MS);
      await storeClosedMonth(sql, {
        teacherId,
        first: dayOf(firstOf(monthsAgo, now)),
        now: closedAt,
        actorId,
        currency,
      });
    }
  const last = firstOf(1, now);
  const adjustments = teachers.map((teacherId, index) => ({
    teacherId,
    month: dayOf(last),
    amountMinor: BONUS_MINOR,
    reason: reasons[index % 2] ?? '',
    actorId,
    createdAt: new Date(last.getTime() + 20.3 * DAY_MS),
  }));
  await sql.orm.insert(salaryAdjustments).values(adjustments);
}
