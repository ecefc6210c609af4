import type { Sql } from '#base/database/sql.ts';
import { teacherSalaries } from '#modules/money/salaries/salaries.table.ts';
import { joinedAt, type PersonIds, people } from './people.ts';

/** In hundredths. */
const FIRST_PRICE = 400;
const STEP = 25;
const RAISE = 50;
const DAY_MS = 24 * 60 * 60_000;

/** The first day of the month of a time. */
const firstOfMonth = (time: Date) => `${time.toISOString().slice(0, 7)}-01`;

/** Of one teacher, who is paid by the hour since the raise (D127). */
const HOURLY = 900;
const PAID_BY_THE_HOUR = 'omar.farouk';

/** Each teacher's price per class from the start, raised about two months ago. */
export async function seedSalaries(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const raisedAt = new Date(now.getTime() - 60 * DAY_MS);
  const rows = people
    .filter(({ role }) => role === 'teacher')
    .flatMap((person, index) => {
      const teacherId = ids.get(person.login) ?? 0;
      const priceMinor = FIRST_PRICE + (index % 4) * STEP;
      const begin = joinedAt(person, now);
      const raised = {
        teacherId,
        ...(person.login === PAID_BY_THE_HOUR
          ? { priceMinor: HOURLY, per: 'hour' as const }
          : { priceMinor: priceMinor + RAISE }),
        effectiveFrom: firstOfMonth(raisedAt),
        createdAt: raisedAt,
      };
      return [{ teacherId, priceMinor, effectiveFrom: firstOfMonth(begin), createdAt: begin }, raised];
    });
  await sql.orm.insert(teacherSalaries).values(rows);
}
