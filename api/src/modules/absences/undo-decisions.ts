import { changeMany, type ManyChange } from '#modules/classes/many/change-many.ts';
import { findTakenTimes } from '#modules/classes/many/taken-times.ts';
import type { DecisionProblem } from './absences.table.ts';
import { whyNotUndone } from './change-of-class.ts';
import { type Outcome, storeOutcomes, takeBatch } from './decision-rows.ts';
import type { RunningTimeOff, StoredTimeOff } from './stored-time-off.ts';
import { findTimesOff } from './times-off-at.ts';
import { type FormerTime, findLeft, findOutdated } from './why-left.ts';

type Batch = Awaited<ReturnType<typeof takeBatch>>;

interface Undoing extends ManyChange {
  studentTeacherId: number | null;
}

/** What would be changed back, and why the others are not. */
function sort({ rows, classes }: Batch, now: Date) {
  const problems = new Map<number, DecisionProblem>();
  const changes: Undoing[] = [];
  for (const { classId, former, doneLine, action, studentTeacherId } of rows) {
    const one = classes.get(classId);
    const problem = one && former && doneLine !== null ? whyNotUndone(one, former, doneLine, now) : 'changed';
    if (problem || !one || !former) problems.set(classId, problem ?? 'changed');
    else changes.push({ one, to: former, action: action === 'cancel' ? 'reopen' : 'edit', studentTeacherId });
  }
  return { problems, changes };
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
 * What is in the way of the former times: somebody who has left, a teacher or a series that is another since, another time off,
 * other classes. Those let overlap before are not asked about these.
 */
async function findObstacles(
  { sql, hooks }: Pick<RunningTimeOff, 'sql' | 'hooks'>,
  changes: readonly Undoing[],
  { createdAt }: StoredTimeOff,
): Promise<Map<number, DecisionProblem>> {
  const found = new Map<number, DecisionProblem>();
  const former = changes.map(formerOf);
  for (const classId of await findOutdated(sql, hooks, former, createdAt)) found.set(classId, 'changed');
  for (const classId of await findLeft(sql, former)) found.set(classId, 'left');
  for (const { span } of await findTimesOff(sql, former)) {
    const one = former[span];
    if (one && !found.has(one.classId)) found.set(one.classId, 'absence');
  }
  const allowed = new Set(changes.filter(({ to }) => to.overlapBy !== null).map(({ one }) => one.id));
  const judged = former.filter(({ classId }) => !found.has(classId) && !allowed.has(classId));
  for (const classId of (await findTakenTimes(sql, judged, [])).keys()) found.set(classId, 'taken');
  return found;
}

/** Takes back the next of what was done, but what has been touched since. @returns how many were looked at. */
export async function undoDecisions({ sql, deps, hooks }: RunningTimeOff, off: StoredTimeOff): Promise<number> {
  const now = deps.now();
  const batch = await takeBatch(sql, off.id, 'done');
  if (batch.rows.length === 0) return 0;
  const { problems, changes } = sort(batch, now);
  for (const [classId, problem] of await findObstacles({ sql, hooks }, changes, off)) problems.set(classId, problem);
  const free = changes.filter(({ one }) => !problems.has(one.id));
  const actorId = off.undoneBy ?? off.createdBy;
  const lines = await changeMany({ sql, now, actorId, deps, hooks }, free);
  const outcomes = batch.rows.map(({ classId, former, doneLine }): Outcome => {
    const state = lines.has(classId) ? 'undone' : 'kept';
    return { classId, state, problem: problems.get(classId) ?? null, former, doneLine };
  });
  await storeOutcomes(sql, off.id, outcomes);
  return batch.rows.length;
}
