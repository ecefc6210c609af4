import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { manyChanged } from '#modules/classes/classes/class-events.ts';
import type { ClassChange, StoredClass } from '#modules/classes/classes/class-facts.ts';
import { isHeld } from '#modules/classes/classes/status/effects.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { giveMakeUp } from './give-make-up.ts';
import { makeUpNotifications } from './make-ups.notifications.ts';

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

const keepText = `update make_ups set freed_by = $1, former_until = until, former_ends_at = ends_at where used_by = $1`;
const useAgainText = `update make_ups set used_by = $1, until = former_until, ends_at = former_ends_at, freed_by = null
  where freed_by = $1 and used_by is null and student_id = $2 returning id`;

/** A restored class uses its former make-up again, if that was valid before and no other class has used it since. */
async function useAgain(sql: Sql, { id: classId, studentId }: StoredClass, now: Date): Promise<void> {
  const rows = await sql.query<{ id: number }>({ text: useAgainText, values: [classId, studentId] });
  for (const { id: relatedId } of rows)
    await settleNotifications(sql, { kinds: [makeUpNotifications.ending], relatedId, at: now });
}

/**
 * D103: a class cancelled for the teacher's absence gives a make-up for as long as it stays so; a make-up is free again
 * when its class is cancelled, deleted or given to another student, and used again when that class is restored.
 */
export const followMakeUps = async (
  sql: Sql,
  { now, deps }: Pick<ViewerCtx, 'now'> & { deps: Pick<Deps, 'academySettings'> },
  { before, after }: ClassChange,
): Promise<void> => {
  if (!before) return;
  const { id: classId, studentId } = before;
  const [wasOwed, owed] = [isOwed(before), isOwed(after)];
  const [wasGone, isOff] = [isGone(before), isGone(after)];
  if (isOff && !wasGone) await sql.query({ text: keepText, values: [classId] });
  if (owed && !wasOwed) {
    await giveMakeUp(sql, {
      ...{ classId, studentId, reason: 'teacher_absence', isCancelled: isOff, now },
      settings: deps.academySettings,
    });
  }
  if (wasOwed && !owed) await takeBack(sql, classId);
  if (wasGone && after && !isOff) await useAgain(sql, after, now);
  if (isOff ? !wasGone : after?.studentId !== studentId)
    await sql.query({ text: 'update make_ups set used_by = null where used_by = $1', values: [classId] });
};

/** The same for many classes that one action changed: most of them give and use no make-up. */
export const followManyMakeUps: FollowerOf<typeof manyChanged> = async (sql, deps, changes) => {
  const text = `select class_id as id from make_ups where class_id = any($1::bigint[]) union select used_by from make_ups where used_by = any($1)
    union select freed_by from make_ups where freed_by = any($1)`;
  const ids = changes.map(({ after }) => after.id);
  const known = new Set((await sql.query<{ id: number }>({ text, values: [ids] })).map(({ id }) => id));
  const concerned = changes.filter(({ after }) => known.has(after.id) || isOwed(after));
  for (const change of concerned) await followMakeUps(sql, { now: deps.now(), deps }, change);
};
