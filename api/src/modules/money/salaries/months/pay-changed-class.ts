import type { FollowerOf } from '#base/modules/registry.ts';
import type { classChanged } from '#modules/classes/classes/class-events.ts';
import { isHeld } from '#modules/classes/classes/status/effects.ts';
import { bookLateClass } from './book-late-class.ts';

/**
 * D32: a change of a held class, or one that makes it held, is paid in the current month if the class's month is
 * closed.
 */
export const payChangedClass: FollowerOf<typeof classChanged> = async (sql, ctx, { before, after }) => {
  const changed = after ?? before;
  if (!changed || ![before, after].some((each) => each && isHeld(each.status))) return;
  const { id: classId, teacherId, startsAt } = changed;
  await bookLateClass(sql, { ctx, classId, teacherId, startsAt });
};
