import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import type { Attendance } from '#modules/classes/classes/class-status.ts';
import type { SeriesRule } from './core/occurrences.ts';
import type { EndReason } from './series.table.ts';

/** A stored series. */
export interface StoredSeries extends SeriesRule {
  id: number;
  studentId: number;
  teacherId: number;
  materialId: number;
  zoneOf: 'student' | 'teacher';
  attendance: Attendance;
  accomplished: string;
  zoomLink: string | null;
  madeUntil: Date | null;
  endedAt: Date | null;
  endReason: EndReason | null;
}

/** SQL: a series `s` as `StoredSeries`. */
export const seriesColumns = `s.id, s.student_id as "studentId", s.teacher_id as "teacherId", s.material_id as "materialId",
  s.zone, s.zone_of as "zoneOf", s.every_weeks as "everyWeeks", s.anchor_on::text as "anchorOn",
  s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.count, s.attendance, s.accomplished,
  s.zoom_link as "zoomLink", s.made_until as "madeUntil", s.ended_at as "endedAt", s.end_reason as "endReason",
  (select json_agg(json_build_object('id', l.id, 'weekday', l.weekday, 'time', l.time, 'minutes', l.minutes, 'startsOn', l.starts_on) order by l.id)
    from series_slots l where l.series_id = s.id) as slots`;
const rowText = `select ${seriesColumns} from series s where s.id = $1`;

async function readSeries(sql: Sql, id: number): Promise<StoredSeries> {
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
