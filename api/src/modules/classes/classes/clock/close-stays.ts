import type { Sql } from '#base/database/sql.ts';
import { lastLeave } from '../attendance/read-log.ts';

const LAST = lastLeave('c.ends_at');

const closeText = `with due as (
    select l.id, ${LAST} as last from attendance_log l join classes c on c.id = l.class_id
    where l.left_at is null and ${LAST} <= $1::timestamptz order by l.id limit $2 for update of l skip locked)
  update attendance_log l set left_at = greatest(l.joined_at, due.last) from due where l.id = due.id returning l.id`;

/** D23: ends open stays an hour after the class. Returns their number. */
export async function closeStays(sql: Sql, now: Date, limit: number): Promise<number> {
  return (await sql.query({ name: 'stays-close', text: closeText, values: [now, limit] })).length;
}
