import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { payPercentOf } from '../pay-factor.ts';
import { pricedMinutesOf, priceRowOf, worthOf } from '../price-at.ts';
import { bookedFor, isClosed, isInClosedMonth } from './month-lines.ts';
import { salaryAdjustments } from './months.table.ts';

interface LateClass {
  ctx: ViewerCtx;
  classId: number;
  teacherId: number;
  startsAt: Date;
}

/** What a class is worth now, what was paid for it, and whether its month is open and so shows the difference by itself. */
interface Balance {
  difference: number;
  is_shown: boolean;
  lacks_price: boolean;
}

const balanceText = `with held as (
    select p.price, f.percent, ${pricedMinutesOf('p', 'c.duration_minutes')} as minutes from ${heldClasses} c
    cross join lateral (select ${payPercentOf('c')} as percent) f
    left join lateral ${priceRowOf('c.teacher_id', 'c.starts_at')} p on true where c.id = $1),
  paid as (select round(coalesce(${worthOf('l')}, 0)) - l.booked_minor as amount
    from (select price_minor as price, percent, minutes, booked_minor from salary_month_lines where class_id = $1) l)
  select (coalesce((select round(coalesce(${worthOf('h')}, 0)) from held h), 0)
      - coalesce((select sum(amount) from paid), 0) - ${bookedFor('$1::bigint')})::float8 as difference,
    exists (select from held) and not ${isClosed('$2::bigint', '$3::timestamptz')}
      and not ${isInClosedMonth('$2::bigint', '$1::bigint')} as is_shown,
    exists (select from held where price is null and percent > 0)
      and not exists (select from salary_adjustments where class_id = $1) as lacks_price`;

async function balanceOf(sql: Sql, { classId, teacherId, startsAt }: LateClass): Promise<Balance> {
  const [found] = await sql.query<Balance>({ text: balanceText, values: [classId, teacherId, startsAt] });
  if (!found) throw new Error('the class was not computed');
  return found;
}

/**
 * D32: pays the difference between a class's worth and the paid amount as an adjustment of the current month, if its
 * own month is closed. Call it after every change of a held class, or one that makes it held, in the same transaction.
 * A repetition changes nothing.
 * @returns the booked amount, in hundredths.
 */
export async function bookLateClass(sql: Sql, late: LateClass): Promise<number> {
  const { ctx, classId, teacherId } = late;
  await lockUser(sql, teacherId);
  const { difference, is_shown, lacks_price } = await balanceOf(sql, late);
  if (is_shown || (difference === 0 && !lacks_price)) return 0;
  const month = academyMonth(ctx);
  const [added] = await sql.orm
    .insert(salaryAdjustments)
    .values({
      teacherId,
      month: `${month}-01`,
      amountMinor: difference,
      classId,
      actorId: ctx.viewer.userId,
      createdAt: ctx.now,
    })
    .returning({ id: salaryAdjustments.id });
  if (!added) throw new Error('the adjustment was not stored');
  await writeAudit(sql, ctx, {
    action: 'salary.adjust',
    subject: 'salary-adjustment',
    subjectId: added.id,
    after: { teacher_id: teacherId, month, amount: difference / 100, class_id: classId },
  });
  return difference;
}
