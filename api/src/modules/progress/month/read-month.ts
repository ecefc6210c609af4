import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { startOfMonth } from '#base/time/wall-time.ts';
import { heldClasses } from '#modules/classes/held-classes.ts';
import { zoneOf } from '#modules/identity/accounts.ts';
import { findHistory } from '../find-history.ts';
import type { WireMonth } from '../progress.schema.ts';
import { type MonthClasses, monthTexts } from './month-texts.ts';

interface Asked {
  ctx: ViewerCtx;
  id: number;
  year: number;
  month: number;
}

const attendanceText = `select count(*) filter (where c.attendance in ('presence', 'trial'))::int as attended,
    count(*) filter (where c.attendance = 'absence_student')::int as "absentStudent",
    count(*) filter (where c.attendance = 'absence_teacher')::int as "absentTeacher"
  from ${heldClasses} c where c.student_id = $1 and c.starts_at >= $2 and c.starts_at < $3`;

/** The draft of a month for whoever writes its report; by the student's calendar. */
export async function readMonth({ ctx, id, year, month }: Asked): Promise<WireMonth> {
  const zone = await zoneOf(ctx.sql, id);
  const found = await findHistory(ctx, id);
  if (!found.mayWrite) throw new AppError('forbidden', 'You do not have the permission for this');
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  const values = [id, startOfMonth(year, month, zone), startOfMonth(year, month + 1, zone)];
  const [classes] = await ctx.sql.query<MonthClasses>({ name: 'month-attendance', text: attendanceText, values });
  if (!classes) throw new Error('nothing was counted');
  return monthTexts(
    found.entries.filter(({ date }) => date.startsWith(prefix)),
    classes,
  );
}
