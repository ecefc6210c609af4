import type { ManyClass, ManyValues } from '#modules/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/many/values-at.ts';
import type { DecisionAction, TimeOffKind } from '../absences.table.ts';
import type { DecisionProblem } from '../decision-problems.ts';

/** What is to become of a class (D97). */
export interface Chosen {
  action: DecisionAction;
  toAt: Date | null;
  substitute: { id: number; leaderId: number | null } | null;
}

const cancelReasons = { absence: 'teacher_unavailable', closure: 'holiday' } as const;

/** What a class is once a decision was carried out. A class of a series then stands apart from it (D92). */
export function valuesAfter(
  kind: TimeOffKind,
  { values, seriesId }: ManyClass,
  { action, toAt, substitute }: Chosen,
): ManyValues {
  if (action === 'cancel') return { ...values, status: 'cancelled', cancelReason: cancelReasons[kind] };
  if (action === 'substitute' && substitute) {
    const { id: teacherId, leaderId } = substitute;
    // Whoever stands in for a substitute stands in for the same teacher; who comes back for the own class for nobody.
    const absent = values.substituteForId ?? values.teacherId;
    const substituteForId = absent === teacherId ? null : absent;
    return { ...values, teacherId, leaderId, substituteForId, isException: seriesId !== null };
  }
  if (action !== 'move' || !toAt) throw new Error('a decision without its teacher or its time');
  return { ...valuesAt(values, toAt), isException: seriesId !== null };
}

/** Why a decision is not carried out any more: the class has begun, or somebody has changed it since. */
export function whyNotApplied(
  { values, isDeleted, line }: ManyClass,
  seenLine: number,
  now: Date,
): DecisionProblem | null {
  if (isDeleted) return 'changed';
  if (Date.parse(values.startsAt) <= now.getTime()) return 'started';
  return line !== seenLine || values.status !== 'scheduled' ? 'changed' : null;
}

/** Why what was done is not taken back: somebody has changed the class since, or it has begun, or would have by now. */
export function whyNotUndone(
  { values, isDeleted, line }: ManyClass,
  former: ManyValues,
  doneLine: number,
  now: Date,
): DecisionProblem | null {
  if (isDeleted) return 'changed';
  if ([values.startsAt, former.startsAt].some((at) => Date.parse(at) <= now.getTime())) return 'started';
  return line !== doneLine ? 'changed' : null;
}
