import { eq } from 'drizzle-orm';
import { writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { publishClass } from '#modules/classes/classes/notify-class.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { assignmentNotifications } from './assignments.notifications.ts';
import type { DueInput, WireAssignment } from './assignments.schema.ts';
import { assignments } from './assignments.table.ts';
import { dueOf } from './due-day.ts';
import { isOpenForHandIn } from './hand-ins/hand-in-state.ts';
import { lockAssignment } from './hand-ins/lock-assignment.ts';
import { findAssignment } from './list-assignments.ts';

interface Changing {
  ctx: ViewerCtx;
  id: number;
  input: DueInput;
}

/**
 * C25: the author of an assignment changes or removes the last day for handing in, and its reminder.
 * @throws AppError `forbidden` for an assignment of another author, `conflict` when handing in is closed.
 */
export function changeDue({ ctx, id, input: { due } }: Changing): Promise<WireAssignment> {
  return ctx.sql.transaction(async (sql) => {
    await findAssignment(sql, ctx, id);
    await lockAssignment(sql, id);
    const before = await findAssignment(sql, ctx, id);
    if (!before.may.delete) throw new AppError('forbidden', 'You cannot change this assignment');
    if (!isOpenForHandIn(before.hand_in)) throw new AppError('conflict', 'It is marked already');
    if (due === before.due) return before;
    const set = await dueOf(sql, ctx.now, due, Number(before.student.id));
    await sql.orm.update(assignments).set(set).where(eq(assignments.id, id));
    const edit = { before: { due: before.due }, after: { due } };
    await writeEdit(sql, ctx, { action: 'assignment.update', subject: 'assignment', subjectId: id, ...edit });
    await settleNotifications(sql, { kinds: [assignmentNotifications.due], relatedId: id, at: ctx.now });
    await publishClass(sql, Number(before.classId));
    return findAssignment(sql, ctx, id);
  });
}
