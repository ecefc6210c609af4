import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import type { DecisionAction, TimeOffKind } from '../absences.table.ts';

/** The decision about a class (D97). */
export interface Chosen {
  action: DecisionAction;
  toAt: Date | null;
  substitute: { id: number; leaderId: number | null } | null;
}

const cancelReasons = { absence: 'teacher_unavailable', closure: 'holiday' } as const;

/** The values of a class after a decision. A class of a series then becomes an exception of it (D92). */
export function valuesAfter(
  kind: TimeOffKind,
  { values, seriesId }: ManyClass,
  { action, toAt, substitute }: Chosen,
): ManyValues {
  if (action === 'cancel') return { ...values, status: 'cancelled', cancelReason: cancelReasons[kind] };
  if (action === 'substitute' && substitute) {
    const { id: teacherId, leaderId } = substitute;
    // A substitute of a substitute stands in for the same teacher; a teacher who gives their own class again stands in
    // for nobody.
    const absent = values.substituteForId ?? values.teacherId;
    const substituteForId = absent === teacherId ? null : absent;
    return { ...values, teacherId, leaderId, substituteForId, isException: seriesId !== null };
  }
  if (action !== 'move' || !toAt) throw new Error('a decision without its teacher or its time');
  return { ...valuesAt(values, toAt), isException: seriesId !== null };
}

/** Why a decision can no longer be carried out: the class has started, or was changed since. */
export function whyNotApplied(
  { values, isDeleted, line }: ManyClass,
  seenLine: number,
  now: Date,
): DecisionProblem | null {
  if (isDeleted) return 'changed';
  if (Date.parse(values.startsAt) <= now.getTime()) return 'started';
  return line !== seenLine || values.status !== 'scheduled' ? 'changed' : null;
}
