import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
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
export const followMakeUps = async (
  sql: Sql,
  { now, deps }: Pick<ViewerCtx, 'now'> & { deps: Pick<Deps, 'academySettings'> },
  { before, after }: Parameters<ClassHooks['changed'][number]>[2],
): Promise<void> => {
  if (!before) return;
  const { id: classId, studentId } = before;
  const [wasOwed, owed] = [isOwed(before), isOwed(after)];
  if (owed && !wasOwed) {
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

/** The same of many classes that one act has changed: most of them owe nothing and have used nothing. */
export const followManyMakeUps: ClassHooks['changedMany'][number] = async (sql, deps, changes) => {
  const text =
    'select class_id as id from make_ups where class_id = any($1::bigint[]) union select used_by from make_ups where used_by = any($1)';
  const ids = changes.map(({ after }) => after.id);
  const known = new Set((await sql.query<{ id: number }>({ text, values: [ids] })).map(({ id }) => id));
  const concerned = changes.filter(({ after }) => known.has(after.id) || isOwed(after));
  for (const change of concerned) await followMakeUps(sql, { now: deps.now(), deps }, change);
};
