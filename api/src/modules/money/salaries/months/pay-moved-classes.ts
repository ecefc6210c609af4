import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import type { SettingsHook } from '#modules/platform/academy/declared-settings.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { bookLateClass } from './book-late-class.ts';
import { isInClosedMonth, monthOf } from './month-lines.ts';

interface MovedClass {
  classId: number;
  teacherId: number;
  startsAt: Date;
}

/** Held classes whose month is closed in the new zone, but was not in the former zone: no month shows them. */
const movedText = `select c.id as "classId", c.teacher_id as "teacherId", c.starts_at as "startsAt"
  from salary_months z join ${heldClasses} c on c.teacher_id = z.teacher_id
    and c.starts_at >= z.month::timestamp - interval '1 day' and c.starts_at < z.month::timestamp + interval '1 month 1 day'
  where ${monthOf('c.starts_at')} = z.month and not ${isInClosedMonth('c.teacher_id', 'c.id')}
  order by c.teacher_id, c.starts_at`;

/**
 * D30, D32: when the academy's zone changes, a class near midnight may move into a closed month. It is then paid once
 * like a late class: by an adjustment of the current month.
 */
export const payMovedClasses: SettingsHook = async (sql, ctx, changed) => {
  if (!changed.has(timeSettings.academy_zone.key)) return;
  const moved = await sql.query<MovedClass>({ text: movedText });
  for (const each of moved) await bookLateClass(sql, { ctx, ...each });
};
