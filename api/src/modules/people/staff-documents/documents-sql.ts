import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { isUnderAge, relationshipsOf } from '#modules/people/people/index.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { childKinds } from './staff-documents.settings.ts';

/** SQL: whether a row of `staff_documents d` is valid on a day. */
const isValidOn = (day: string): string =>
  `coalesce(d.valid_from <= ${day}, true) and coalesce(d.valid_until >= ${day}, true)`;

/** SQL: the kinds of a list of which a teacher has no valid document on a day, as an array. */
export const missingKinds = (teacher: string, kinds: string, day: string): string =>
  `array(select k from unnest(${kinds}::text[]) k where not exists (select from staff_documents d
    where d.teacher_id = ${teacher} and fold_text(d.kind) = fold_text(k) and ${isValidOn(day)}))`;

interface Named {
  teacherId: number;
  studentId: number;
}

interface Moment {
  now: Date;
  deps: Pick<Deps, 'academySettings'>;
}

/** D145: whether a teacher lacks a document that must be valid to teach children. */
export async function lacksForChildren(sql: Sql, moment: Moment, teacherId: number): Promise<boolean> {
  const kinds = childKinds(moment.deps.academySettings);
  if (kinds.length === 0) return false;
  const found = await sql.query({
    text: `select where cardinality(${missingKinds('$1::bigint', '$2', '$3::date')}) > 0`,
    values: [teacherId, kinds, academyDay(moment)],
  });
  return found.length > 0;
}

/** The same, for this student, if it is a child. */
export async function lacksDocuments(sql: Sql, moment: Moment, { teacherId, studentId }: Named): Promise<boolean> {
  if (!(await lacksForChildren(sql, moment, teacherId))) return false;
  const found = await sql.query({ text: `select where ${isUnderAge('$1::bigint')}`, values: [studentId] });
  return found.length > 0;
}

/** SQL: the teachers of children who lack a document, as rows of `id`. */
export const teachersWithoutDocuments = (kinds: string, day: string): string => `(select u.id from ${activeUsers} u
  where cardinality(${kinds}::text[]) > 0 and ${holdsRole('u', 'teacher')}
    and cardinality(${missingKinds('u.id', kinds, day)}) > 0
    and exists (select from ${relationshipsOf('u.id')} b where b.own_role = 'teacher' and b.other_role = 'student'
      and ${isUnderAge('b.other_id')}))`;
