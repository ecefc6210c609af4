import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { isHeld } from '#modules/classes/status/effects.ts';
import { bookLateClass } from './book-late-class.ts';

/** D32: whatever makes a class one that was held, or changes one, is paid in the running month where its own is closed. */
export const payChangedClass: ClassHooks['changed'][number] = async (sql, ctx, { before, after }) => {
  const changed = after ?? before;
  if (!changed || ![before, after].some((each) => each && isHeld(each.status))) return;
  const { id: classId, teacherId, startsAt } = changed;
  await bookLateClass(sql, { ctx, classId, teacherId, startsAt });
};
