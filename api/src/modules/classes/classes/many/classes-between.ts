import type { Sql } from '#base/database/sql.ts';
import { ledTeachers } from '#modules/people/people/index.ts';

/** Whose classes: those of one teacher, a team, or everybody. */
export interface TeachersOf {
  teacherId: number | null;
  leaderId: number | null;
}

const text = `select c.id from classes c where c.deleted_at is null and c.status = 'scheduled'
    and c.starts_at > greatest($3::timestamptz, $1::timestamptz - interval '1 day') and c.starts_at < $2::timestamptz
    and c.ends_at > $1 and ($4::bigint is null or c.teacher_id = $4)
    and ($5::bigint is null or c.teacher_id in (select t.teacher_id from ${ledTeachers} t where t.leader_id = $5))
  order by c.starts_at, c.id limit $6`;

/** The classes to come that overlap a span of time, by start. @param limit at most this many are returned. */
export async function classesBetween(
  sql: Sql,
  { teacherId, leaderId }: TeachersOf,
  { startsAt, endsAt, now }: { startsAt: Date; endsAt: Date; now: Date },
  limit: number,
): Promise<number[]> {
  const values = [startsAt, endsAt, now, teacherId, leaderId, limit];
  return (await sql.query<{ id: number }>({ text, values })).map(({ id }) => id);
}

const ofSeriesText = `select c.id from classes c where c.student_id = $1 and c.series_id is not null and c.deleted_at is null
    and c.status = 'scheduled' and c.starts_at > $4::timestamptz and c.starts_at < $3::timestamptz and c.ends_at > $2::timestamptz
  order by c.starts_at, c.id`;
const ofNoSeriesText = ofSeriesText.replace('c.series_id is not null', 'c.series_id is null');

interface Between {
  startsAt: Date;
  endsAt: Date;
  now: Date;
}

/** A student's classes to come that overlap a span of time: either those of series, or the others. */
export async function studentClassesBetween(
  sql: Sql,
  studentId: number,
  { startsAt, endsAt, now }: Between,
  which: 'of-series' | 'single',
): Promise<number[]> {
  const text = which === 'of-series' ? ofSeriesText : ofNoSeriesText;
  const found = await sql.query<{ id: number }>({ text, values: [studentId, startsAt, endsAt, now] });
  return found.map(({ id }) => id);
}
