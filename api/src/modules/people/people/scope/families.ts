import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from './relationships.ts';

const isParent = (relation: string) => `${relation}.relationship_type = 'parent'`;

/** SQL: a student's family, in which students share a parent (D97): the smallest id of its students. */
export const familyOf = (
  student: string,
): string => `(select least(${student}, min(o.user_id)) from ${effectiveRelations} e
  join ${effectiveRelations} o on o.related_user_id = e.related_user_id and ${isParent('o')}
  where e.user_id = ${student} and ${isParent('e')})`;

/** The family of each of some students, by student. */
export async function familiesOf(sql: Sql, studentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await sql.query<{ id: number; family: number }>({
    text: `select s.id::int, ${familyOf('s.id')}::int as family from unnest($1::bigint[]) s(id)`,
    values: [[...new Set(studentIds)]],
  });
  return new Map(rows.map(({ id, family }) => [id, family]));
}

/** People who are notified of the same students, with the ids of these students. */
export interface FamilyRecipients {
  recipients: number[];
  students: number[];
}

const recipientsText = `select u.id::int as "recipientId", p.student_id::int as "studentId" from (
    select s.id as student_id, s.id from unnest($1::bigint[]) s(id)
    union select e.user_id, e.related_user_id from ${effectiveRelations} e where e.user_id = any($1::bigint[]) and ${isParent('e')}
  ) p(student_id, id) join ${activeUsers} u on u.id = p.id order by p.student_id, u.id`;

/**
 * The recipients of an action on some students' classes (D97): each student, and each parent once with all of their
 * students.
 */
export async function familyRecipients(sql: Sql, studentIds: readonly number[]): Promise<FamilyRecipients[]> {
  if (studentIds.length === 0) return [];
  const values = [[...new Set(studentIds)]];
  const rows = await sql.query<{ recipientId: number; studentId: number }>({ text: recipientsText, values });
  const students = new Map<number, number[]>();
  for (const { recipientId, studentId } of rows)
    students.set(recipientId, [...(students.get(recipientId) ?? []), studentId]);
  const groups = new Map<string, FamilyRecipients>();
  for (const [recipientId, own] of students) {
    const group = groups.get(own.join()) ?? { recipients: [], students: own };
    group.recipients.push(recipientId);
    groups.set(own.join(), group);
  }
  return [...groups.values()];
}
