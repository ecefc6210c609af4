import type { Sql } from '#base/database/sql.ts';
import type { ManyChange } from '#modules/classes/classes/many/change-many.ts';
import { findTakenTimes } from '#modules/classes/classes/many/taken-times.ts';
import type { DecisionProblem } from './decision-problems.ts';
import { type FormerTime, findLeft, findOutdated } from './why-left.ts';

/** A class to restore to its former state. */
export interface Undoing extends ManyChange {
  /** The student's teacher when the class was changed. */
  studentTeacherId: number | null;
}

/** A class to restore, and what has to be as it was. */
interface Asked extends Undoing {
  /** Since when its series may have changed. */
  since: Date;
  /** Whether its people and its series must still be the same. */
  isRestored: boolean;
}

const formerOf = ({ one, to, studentTeacherId, since }: Asked): FormerTime => ({
  classId: one.id,
  teacherId: to.teacherId,
  studentId: one.studentId,
  isMoved: one.values.status !== to.status || one.values.startsAt !== to.startsAt,
  startsAt: new Date(to.startsAt),
  endsAt: new Date(to.endsAt),
  ofTeacherId: to.substituteForId ?? to.teacherId,
  studentTeacherId,
  isException: to.isException,
  since,
});

/**
 * The obstacles to the former times: a person who has left, another teacher or series since, other classes. Classes that
 * were allowed to overlap before are not checked for other classes.
 * @param leavingIds classes that free their times.
 */
export async function findUndoObstacles(
  sql: Sql,
  asked: readonly Asked[],
  leavingIds: readonly number[],
): Promise<Map<number, DecisionProblem>> {
  const found = new Map<number, DecisionProblem>();
  const restored = asked.filter(({ isRestored }) => isRestored).map(formerOf);
  for (const classId of await findOutdated(sql, restored)) found.set(classId, 'changed');
  for (const classId of await findLeft(sql, restored)) found.set(classId, 'left');
  const judged = asked.filter(({ one, to }) => !found.has(one.id) && to.overlapBy === null).map(formerOf);
  for (const classId of (await findTakenTimes(sql, judged, leavingIds)).keys()) found.set(classId, 'taken');
  return found;
}
