import type { Sql } from '#base/database/sql.ts';

const overText = `with due as (
    select id from classes where deleted_at is null and status = 'scheduled' and ends_at <= $1::timestamptz
      and starts_at <= $1 order by starts_at, id limit $2 for no key update skip locked),
  changed as (
    update classes c set status = 'needs_report_to_end' from due where c.id = due.id returning c.id, c.ends_at)
  insert into class_history (class_id, action, from_status, to_status, at)
    select id, 'over', 'scheduled', 'needs_report_to_end', ends_at from changed order by ends_at, id
  returning class_id`;

/**
 * D20: stores that ended classes need their report; reading already shows that. A class that is being changed is left
 * to the next run. Returns the number of classes.
 */
export async function noteOver(sql: Sql, now: Date, limit: number): Promise<number> {
  return (await sql.query({ name: 'classes-over', text: overText, values: [now, limit] })).length;
}
