import type { Sql } from '#base/database/sql.ts';
import type { ClassHooks, StoredClass } from '#modules/classes/class-hooks.ts';
import { isHeld } from '#modules/classes/status/effects.ts';
import { deleteNotifications } from '#modules/notifications/delete-notifications.ts';
import { giveMakeUp } from './give-make-up.ts';

const isCancelledByTeacher = ({ status, cancelReason }: StoredClass) =>
  status === 'cancelled' && cancelReason === 'teacher_unavailable';

const isMissedByTeacher = ({ status, attendance }: StoredClass) => isHeld(status) && attendance === 'absence_teacher';

const isOwed = (stored: StoredClass | null): boolean =>
  stored !== null && (isCancelledByTeacher(stored) || isMissedByTeacher(stored));

async function takeBack(sql: Sql, classId: number): Promise<void> {
  const rows = await sql.query<{ id: number }>({
    text: `delete from make_ups where class_id = $1 and reason = 'teacher_absence' returning id`,
    values: [classId],
  });
  for (const { id } of rows) await deleteNotifications(sql, { about: 'makeup', relatedId: id });
}

const isGone = (after: StoredClass | null) => after === null || after.status === 'cancelled';

/**
 * D103: the teacher's absence gives a make-up, as long as it stands; what a class has used is free again once that class is
 * cancelled, deleted or another student's.
 */
export const followMakeUps: ClassHooks['changed'][number] = async (sql, ctx, { before, after }) => {
  if (!before) return;
  const { id: classId, studentId } = before;
  const [wasOwed, owed] = [isOwed(before), isOwed(after)];
  if (owed && !wasOwed) {
    const { now, deps } = ctx;
    const isCancelled = isGone(after);
    await giveMakeUp(sql, {
      ...{ classId, studentId, reason: 'teacher_absence', isCancelled, now },
      settings: deps.academySettings,
    });
  }
  if (wasOwed && !owed) await takeBack(sql, classId);
  if (isGone(after) ? !isGone(before) : after?.studentId !== studentId)
    await sql.query({ text: 'update make_ups set used_by = null where used_by = $1', values: [classId] });
};
