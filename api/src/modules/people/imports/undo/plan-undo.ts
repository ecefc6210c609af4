import { auditedSince } from '#base/audit/audited-since.ts';
import type { Sql } from '#base/database/sql.ts';
import { referencedUsers } from '#modules/accounts/identity/references.ts';
import { studentsWithOtherLines } from '#modules/people/people/ledger/add-ledger-lines.ts';
import { otherwiseRelated } from '#modules/people/relatives/many-relations.ts';
import type { Done } from '../done.ts';
import type { LeftReason } from '../imports.schema.ts';

export interface Left {
  id: number;
  reason: LeftReason;
}

/** Rows about a person that the import itself created, or that are no action of the person. */
const notCounted = new Set([
  ...['student_profiles.user_id', 'teacher_profiles.user_id', 'user_roles.user_id'],
  ...['class_ledger.student_id', 'relations.user_id', 'relations.related_user_id'],
  'enrolments.student_id',
  ...['email_links.user_id', 'notifications.recipient_id', 'deliveries.user_id'],
]);

/** The new people who were changed since the import, with the reason. */
async function touchedPeople(sql: Sql, done: Done): Promise<Map<number, LeftReason>> {
  const ids = [...done.people, ...done.parents];
  const relations = done.relations.map(({ id }) => id);
  const found: [LeftReason, ReadonlySet<number>][] = [
    ['changed', await auditedSince(sql, { subject: 'user', ids, after: done.audit })],
    ['used', await referencedUsers(sql, ids, notCounted)],
    ['related', await otherwiseRelated(sql, ids, relations)],
    ['classes', await studentsWithOtherLines(sql, done.people, done.ledger)],
  ];
  const touched = new Map<number, LeftReason>();
  for (const [reason, people] of found) for (const id of people) if (!touched.has(id)) touched.set(id, reason);
  return touched;
}

/** The people and relations to delete, and the people to keep. A parent stays with a child who stays. */
export async function planUndo(sql: Sql, done: Done) {
  const touched = await touchedPeople(sql, done);
  const edited = await auditedSince(sql, {
    subject: 'relation',
    ids: done.relations.map(({ id }) => id),
    after: done.audit,
  });
  const gone = new Set(done.people.filter((id) => !touched.has(id)));
  const stays = ({ id, studentId, parentId }: Done['relations'][number]) =>
    !gone.has(studentId) && (touched.has(studentId) || touched.has(parentId) || edited.has(id));
  const kept = new Set(done.relations.filter(stays).map(({ parentId }) => parentId));
  for (const id of done.parents) if (kept.has(id) && !touched.has(id)) touched.set(id, 'child');
  return {
    hidden: [...gone, ...done.parents.filter((id) => !touched.has(id))],
    relations: done.relations.filter((relation) => !stays(relation)).map(({ id }) => id),
    left: [...touched].map(([id, reason]): Left => ({ id, reason })),
  };
}
