import type { Sql } from '#base/database/sql.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import type { TimeOffKind } from '../absences.table.ts';

interface TeacherSpan {
  teacherId: number;
  startsAt: Date;
  endsAt: Date;
}

interface Off {
  /** The index of the span, from 0. */
  span: number;
  who: TimeOffKind;
  startsAt: Date;
  endsAt: Date;
}

/** SQL: whether a row `t` of times off concerns a teacher. */
export const concernsTeacher = (
  teacher: string,
) => `(t.teacher_id = ${teacher} or (t.kind = 'closure' and (t.leader_id is null
  or exists (select from ${ledTeachers} l where l.teacher_id = ${teacher} and l.leader_id = t.leader_id))))`;

const text = `select (s.n - 1)::int as span, t.kind as who, t.starts_at as "startsAt", t.ends_at as "endsAt"
  from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) with ordinality s(teacher_id, starts_at, ends_at, n)
  join times_off t on t.undone_at is null and t.starts_at < s.ends_at and t.ends_at > s.starts_at and ${concernsTeacher('s.teacher_id')}
  order by s.n, t.starts_at, t.id`;

/** The absences and closures that overlap times of teachers (D97). */
export function findTimesOff(sql: Sql, spans: readonly TeacherSpan[]): Promise<Off[]> {
  const values = [
    spans.map(({ teacherId }) => teacherId),
    spans.map(({ startsAt }) => startsAt),
    spans.map(({ endsAt }) => endsAt),
  ];
  return sql.query({ name: 'times-off-at', text, values });
}
