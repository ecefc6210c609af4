import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import { columnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { knownPeople } from '#modules/people/people/scope/known-people.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import type { ReceivedMedia } from '#modules/platform/files/media/received-media.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { assignmentFields, auditedOf, MAX_TITLE } from './assignment.fields.ts';
import { assignmentNotifications } from './assignments.notifications.ts';
import type { AssignmentInput, WireAssignment } from './assignments.schema.ts';
import { assignments } from './assignments.table.ts';
import { familyOfAssignment } from './audiences-sql.ts';
import { dueOf } from './due-day.ts';
import { findAssignment } from './list-assignments.ts';
import { canAddTo } from './visible-assignments.ts';

type Sent = Partial<typeof assignments.$inferInsert>;

const attachable = ['image', 'document'] as const;

/** The student of a class in the scope of the actor's permission. @throws AppError `not_found`, on `studentId`. */
async function studentOf(sql: Sql, { viewer }: ViewerCtx, { classId, studentId }: AssignmentInput): Promise<number> {
  const scope = await peopleScope(sql, viewer, 'classes.assignments.create');
  const [found] = await sql.query<{ student_id: number }>({
    text: `with ${knownPeople(scope, '$1::bigint')} select c.student_id from ${existingClasses} c
      where c.id = $2 and ${canAddTo(scope, '$1::bigint')}`,
    values: [viewer.userId, classId],
  });
  if (!found) throw notFound('Class');
  if (studentId !== undefined && studentId !== found.student_id)
    throw fieldError('studentId', 'not_of_class', 'This student does not take the class');
  return found.student_id;
}

const titleOf = ({ name }: ReceivedMedia): string => Array.from(name).slice(0, MAX_TITLE).join('');

/** Stores an assignment; without a title it gets the file's name. */
async function store(sql: Sql, ctx: ViewerCtx, input: AssignmentInput, studentId: number): Promise<number> {
  const { classId, assignmentFile: file, title = titleOf(input.assignmentFile) } = input;
  const due = await dueOf(sql, ctx.now, input.due ?? null, studentId);
  const sent = columnsOf<Sent>(assignmentFields, { ...input, title });
  const [row] = await sql.orm
    .insert(assignments)
    .values({
      ...sent,
      ...due,
      classId,
      title,
      studentId,
      mediaId: file.id,
      uploadedBy: ctx.viewer.userId,
      createdAt: ctx.now,
    })
    .returning({ id: assignments.id });
  if (!row) throw new Error('the assignment was not stored');
  const after = { ...auditedOf(sent), ...(due.due ? { due: due.due } : {}), student_id: studentId };
  await writeAudit(sql, ctx, { action: 'assignment.create', subject: 'assignment', subjectId: row.id, after });
  return row.id;
}

/** Adds a file to a class; the student and parents are notified. */
export function addAssignment({ ctx, input }: { ctx: ViewerCtx; input: AssignmentInput }): Promise<WireAssignment> {
  const actorId = ctx.viewer.userId;
  return ctx.sql.transaction(async (sql) => {
    const studentId = await studentOf(sql, ctx, input);
    await attachMedia(sql, { ids: [input.assignmentFile.id], ownerId: actorId, kinds: attachable, at: ctx.now });
    const id = await store(sql, ctx, input, studentId);
    const added = await findAssignment(sql, ctx, id);
    await notify(sql, {
      kind: assignmentNotifications.added,
      recipients: { select: familyOfAssignment, of: id },
      params: { student: await nameOf(sql, studentId), title: added.title, classId: added.classId },
      actorId,
      relatedId: id,
      at: ctx.now,
    });
    return added;
  });
}
