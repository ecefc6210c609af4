import type { Sql } from '#base/database/sql.ts';
import type { FindTimesOff } from '#modules/classes/classes/class-facts.ts';

const text = `select (s.n - 1)::int as span, 'hold' as who, h.starts_at as "startsAt", coalesce(h.ends_at, s.ends_at) as "endsAt"
  from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) with ordinality s(student_id, starts_at, ends_at, n)
  join holds h on h.student_id = s.student_id and h.state <> 'undone' and h.starts_at < s.ends_at
    and coalesce(h.ends_at, 'infinity') > s.starts_at
  order by s.n`;

/** D93: the holds that overlap times of students: a series makes no classes in them. */
export const findHolds: FindTimesOff = (sql, spans) => {
  const columns = [
    spans.map(({ studentId }) => studentId),
    spans.map(({ startsAt }) => startsAt),
    spans.map(({ endsAt }) => endsAt),
  ];
  return sql.query({ name: 'holds-at', text, values: columns });
};

const pauseText = `select ends_at as until from holds where student_id = $1 and state in ('planned', 'running')
  and starts_at <= $2::timestamptz and coalesce(ends_at, 'infinity') > $2::timestamptz`;

/**
 * Until when months of the student that begin now are not charged (D98): null for an open hold, undefined if months are
 * charged.
 */
export async function pauseAt(sql: Sql, studentId: number, at: Date): Promise<Date | null | undefined> {
  const [found] = await sql.query<{ until: Date | null }>({ text: pauseText, values: [studentId, at] });
  return found?.until;
}
