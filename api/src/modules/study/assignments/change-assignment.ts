import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { columnsOf } from '#base/fields/fields.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { classChanged } from '#modules/classes/classes/class-events.ts';
import { markForDeletion } from '#modules/platform/files/media/delete-media.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { assignmentFields, auditedOf } from './assignment.fields.ts';
import type { WireAssignment } from './assignments.schema.ts';
import { findAssignment } from './list-assignments.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

const seenText = `update assignments a set seen_at = $3, seen_by = $2 where id = $1 and seen_at is null
  and a.student_id = $2`;

/** Records the first time at which the student opens an assignment; other viewers change nothing (D8). */
export function markSeen({ ctx, id }: Named): Promise<WireAssignment> {
  return ctx.sql.transaction(async (sql) => {
    await findAssignment(sql, ctx, id);
    await sql.query({ text: seenText, values: [id, ctx.viewer.userId, ctx.now] });
    return findAssignment(sql, ctx, id);
  });
}

/** Deletes assignments with their hand-ins, files and notifications. */
async function remove(sql: Sql, ctx: Ctx, where: 'id' | 'class_id', id: number): Promise<void> {
  const handedIn = await sql.query<{ media_id: string }>({
    text: `delete from hand_ins where assignment_id in (select id from assignments where ${where} = $1) returning media_id`,
    values: [id],
  });
  const removed = await sql.query<{ id: number; media_id: string }>({
    text: `delete from assignments where ${where} = $1 returning id, media_id`,
    values: [id],
  });
  for (const row of removed) await deleteNotifications(sql, { about: 'assignment', relatedId: row.id });
  await markForDeletion(
    sql,
    ctx,
    [...removed, ...handedIn].map(({ media_id }) => media_id),
  );
}

/** @throws AppError `forbidden` for an assignment of another author. */
export function deleteAssignment({ ctx, id }: Named): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const found = await findAssignment(sql, ctx, id);
    if (!found.may.delete) throw new AppError('forbidden', 'You cannot delete this assignment');
    await remove(sql, ctx, 'id', id);
    const before = auditedOf(columnsOf(assignmentFields, found));
    await writeAudit(sql, ctx, { action: 'assignment.delete', subject: 'assignment', subjectId: id, before });
  });
}

/** Deletes the assignments of a deleted class. */
export const dropAssignments: FollowerOf<typeof classChanged> = async (sql, ctx, { before, after }) => {
  if (before && !after) await remove(sql, ctx, 'class_id', before.id);
};
