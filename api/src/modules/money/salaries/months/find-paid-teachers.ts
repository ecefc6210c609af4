import type { Sql } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { startOf } from './month-lines.ts';

export interface PaidTeacher {
  id: number;
  name: string;
}

/** The teachers with a class, an adjustment or a closed month in a month, by name. @param month as 2026-01. */
export function findPaidTeachers(sql: Sql, month: string): Promise<PaidTeacher[]> {
  return sql.query<PaidTeacher>({
    text: `select u.id::int as id, u.name from ${userCards} u where u.id in (
        select c.teacher_id from ${heldClasses} c where c.starts_at >= ${startOf('$1::date')}
          and c.starts_at < ${startOf(`$1::date + interval '1 month'`)}
        union select teacher_id from salary_months where month = $1::date
        union select teacher_id from salary_adjustments where month = $1::date)
      order by u.name, u.id`,
    values: [`${month}-01`],
  });
}
