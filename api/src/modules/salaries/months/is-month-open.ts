import type { Sql } from '#base/database/sql.ts';
import { isClosed } from './month-lines.ts';

/**
 * D32: whether the month in which a class starts can still change for its teacher. The caller locks the teacher first
 * (`lockUser`), as closing does: otherwise the month may be closed between the check and the action.
 */
export async function isMonthOpen(sql: Sql, teacherId: number, startsAt: Date): Promise<boolean> {
  const [row] = await sql.query<{ closed: boolean }>({
    text: `select ${isClosed('$1::bigint', '$2::timestamptz')} as closed`,
    values: [teacherId, startsAt],
  });
  return row?.closed === false;
}
