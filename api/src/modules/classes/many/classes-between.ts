import type { Sql } from '#base/database/sql.ts';
import { ledTeachers } from '#modules/people/profiles/bound-people.ts';

/** Whose classes: one teacher's, a team's, or everybody's. */
export interface TeachersOf {
  teacherId: number | null;
  leaderId: number | null;
}

const text = `select c.id from classes c where c.deleted_at is null and c.status = 'scheduled'
    and c.starts_at > greatest($3::timestamptz, $1::timestamptz - interval '1 day') and c.starts_at < $2::timestamptz
    and c.ends_at > $1 and ($4::bigint is null or c.teacher_id = $4)
    and ($5::bigint is null or c.teacher_id in (select t.teacher_id from ${ledTeachers} t where t.leader_id = $5))
  order by c.starts_at, c.id limit $6`;

/** The classes to come that meet a span of time, by their start. @param limit more are not found. */
export async function classesBetween(
  sql: Sql,
  { teacherId, leaderId }: TeachersOf,
  { startsAt, endsAt, now }: { startsAt: Date; endsAt: Date; now: Date },
  limit: number,
): Promise<number[]> {
  const values = [startsAt, endsAt, now, teacherId, leaderId, limit];
  return (await sql.query<{ id: number }>({ text, values })).map(({ id }) => id);
}
