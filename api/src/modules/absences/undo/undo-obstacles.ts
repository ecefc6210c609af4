import type { Sql } from '#base/database/sql.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import type { ManyChange } from '#modules/classes/many/change-many.ts';
import { findTakenTimes } from '#modules/classes/many/taken-times.ts';
import type { DecisionProblem } from '../decision-problems.ts';
import type { StoredTimeOff } from '../times-off/stored-time-off.ts';
import { type FormerTime, findLeft, findOutdated } from './why-left.ts';

/** A class to restore to its former state. */
export interface Undoing extends ManyChange {
  /** The student's teacher when the class was changed. */
  studentTeacherId: number | null;
}

const formerOf = ({ one, to, studentTeacherId }: Undoing): FormerTime => ({
  classId: one.id,
  teacherId: to.teacherId,
  studentId: one.studentId,
  isMoved: one.values.status !== to.status || one.values.startsAt !== to.startsAt,
  startsAt: new Date(to.startsAt),
  endsAt: new Date(to.endsAt),
  ofTeacherId: to.substituteForId ?? to.teacherId,
  studentTeacherId,
  isException: to.isException,
});

/**
 * The obstacles to the former times: a person who has left, another teacher or series since, another time off, other
 * classes. Classes that were allowed to overlap before are not checked for other classes.
 */
export async function findUndoObstacles(
  { sql, hooks }: { sql: Sql; hooks: Pick<ClassHooks, 'outdated' | 'timesOff'> },
  changes: readonly Undoing[],
  { createdAt }: Pick<StoredTimeOff, 'createdAt'>,
): Promise<Map<number, DecisionProblem>> {
  const found = new Map<number, DecisionProblem>();
  const former = changes.map(formerOf);
  for (const classId of await findOutdated(sql, hooks, former, createdAt)) found.set(classId, 'changed');
  for (const classId of await findLeft(sql, former)) found.set(classId, 'left');
  for (const find of hooks.timesOff)
    for (const { span, who } of await find(sql, former)) {
      const one = changes[span]?.one;
      // D98: single classes remain in a hold.
      if (!one || found.has(one.id) || (who === 'hold' && one.seriesId === null)) continue;
      found.set(one.id, who === 'hold' ? 'hold' : 'absence');
    }
  const allowed = new Set(changes.filter(({ to }) => to.overlapBy !== null).map(({ one }) => one.id));
  const judged = former.filter(({ classId }) => !found.has(classId) && !allowed.has(classId));
  for (const classId of (await findTakenTimes(sql, judged, [])).keys()) found.set(classId, 'taken');
  return found;
}
