import type { ViewerCtx } from '#base/http/ctx.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { changeClass } from '../change/change-class.ts';
import { noteChange } from '../change/note-change.ts';
import { isHeldBack } from '../class-refs.ts';
import type { WireClass } from '../class-row.schema.ts';
import { classNotifications } from '../classes.notifications.ts';
import { bothSides, notifyClass } from '../notify-class.ts';
import type { CancelInput, ReopenInput } from './schedule.schema.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

async function changedRow(change: ReturnType<typeof changeClass>): Promise<WireClass> {
  const { row } = await change;
  if (!row) throw new Error('the class is gone');
  return row;
}

interface Cancellation extends Named {
  input: CancelInput;
  /** The notifications with their recipients; by default that of a cancellation, to both sides and the leader. */
  notices?: readonly Pick<Parameters<typeof notifyClass>[1], 'kind' | 'audience'>[];
}

const cancelled = [{ kind: classNotifications.cancelled, audience: [...bothSides, 'leader'] }] as const;

/** D20: cancels a class; a second call changes nothing. */
export function cancelClass({ ctx, id, input, notices = cancelled }: Cancellation): Promise<WireClass> {
  const { reason, note = null } = input;
  return changedRow(
    changeClass({ ctx, id, verb: 'cancel' }, async ({ sql, before }) => {
      await sql.query({
        text: `update classes set status = 'cancelled', cancel_reason = $2, cancel_note = $3 where id = $1`,
        values: [id, reason, note],
      });
      const line = { classId: id, action: 'cancel', from: before.status, to: 'cancelled', reason, note } as const;
      await noteChange(sql, ctx, line);
      const event = { facts: before, actorId: ctx.viewer.userId, at: ctx.now };
      for (const notice of notices) await notifyClass(sql, { ...event, ...notice });
    }),
  );
}

/**
 * D154, SQL: takes the words of a report that is not released out of its class, which the family reads again without a
 * report.
 */
const withoutHeldBack = `accomplished = case when ${isHeldBack('classes.id')} then '' else accomplished end,
  notes = case when ${isHeldBack('classes.id')} then null else notes end`;

interface Reopening extends Named {
  input: ReopenInput;
  /** An alternative to the role of admin: the permission to delete reports. */
  permission?: 'classes.report.delete';
}

/** D20: a held class needs its report again; its bookings are reversed. */
export function reopenClass({ ctx, id, input, permission }: Reopening): Promise<WireClass> {
  return changedRow(
    changeClass({ ctx, id, verb: 'reopen', ...(permission ? { permission } : {}) }, async ({ sql, before }) => {
      await sql.query({
        text: `update classes set status = 'needs_report_to_end', reported_at = null, ${withoutHeldBack} where id = $1`,
        values: [id],
      });
      const line = { classId: id, action: 'reopen', from: before.status, to: 'needs_report_to_end' } as const;
      await noteChange(sql, ctx, { ...line, reason: input.reason });
    }),
  );
}

/** Hides a class and reverses its bookings. */
export async function deleteClass({ ctx, id }: Named): Promise<void> {
  await changeClass({ ctx, id, verb: 'delete' }, async ({ sql, before }) => {
    await sql.query({
      text: `update classes set deleted_at = $2, ${withoutHeldBack} where id = $1`,
      values: [id, ctx.now],
    });
    const { stored_title: title, starts_at, student, teacher, attendance } = before;
    await deleteNotifications(sql, { about: 'class', relatedId: id });
    const about = { title, starts_at, student_id: student.id, teacher_id: teacher.id, attendance };
    await noteChange(sql, ctx, { classId: id, action: 'delete', from: before.status, to: null, about });
  });
}
