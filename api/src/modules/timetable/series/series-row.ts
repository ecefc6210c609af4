import { rowColumns } from '#base/database/row-columns.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { enrolmentOf } from '#modules/people/people/index.ts';
import type { SeriesRule } from './core/occurrences.ts';
import { series } from './series.table.ts';

/** A stored series. */
export interface StoredSeries extends Omit<typeof series.$inferSelect, keyof SeriesRule>, SeriesRule {}

/** SQL: a series `s` as `StoredSeries`; the last column of a name counts, so that its enrolment is never missing. */
export const seriesColumns = `${rowColumns(series, 's')}, ${enrolmentOf('s')} as "enrolmentId",
  (select json_agg(json_build_object('id', l.id, 'weekday', l.weekday, 'time', l.time, 'minutes', l.minutes, 'startsOn', l.starts_on) order by l.id)
    from series_slots l where l.series_id = s.id) as slots`;
const rowText = `select ${seriesColumns} from series s where s.id = $1`;

export async function readSeries(sql: Sql, id: number): Promise<StoredSeries> {
  const [row] = await sql.query<StoredSeries>({ name: 'series-row', text: rowText, values: [id] });
  if (!row) throw notFound('Series');
  return row;
}

/**
 * Locks a series with its people, people first as with classes, so that no deadlock occurs.
 * @param others further users to lock.
 */
export async function lockSeries(sql: Sql, id: number, others: readonly number[] = []): Promise<StoredSeries> {
  const { studentId, teacherId } = await readSeries(sql, id);
  await lockUsers(sql, [studentId, teacherId, ...others]);
  await sql.query({ text: 'select from series where id = $1 for no key update', values: [id] });
  return readSeries(sql, id);
}
