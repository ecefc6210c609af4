import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { requestSettings } from './requests.settings.ts';

/** D102: the month in which an excuse counts. */
export async function monthOfClass(sql: Sql, studentId: number, startsAt: Date): Promise<string> {
  return dayIn(await zoneOf(sql, studentId), startsAt).slice(0, 7);
}

/** SQL: the number of accepted excuses in a student's month. */
export const usedExcuses = (student: string, month: string): string => `(select count(*)::int from class_requests e
  where e.student_id = ${student} and e.month = ${month} and e.kind = 'excuse' and e.status = 'accepted')`;

export const excuseLimit = (settings: ReadSettings): number => settings.get(requestSettings.excuses_a_month);

export async function excusesOf(sql: Sql, settings: ReadSettings, studentId: number, month: string) {
  const [row] = await sql.query<{ used: number }>({
    name: 'used-excuses',
    text: `select ${usedExcuses('$1::bigint', '$2')} as used`,
    values: [studentId, month],
  });
  return { used: row?.used ?? 0, limit: excuseLimit(settings), month };
}
