import { changeMany } from '#modules/classes/many/change-many.ts';
import type { DecisionProblem } from '../decision-problems.ts';
import { whyNotUndone } from '../decisions/change-of-class.ts';
import { type Outcome, storeOutcomes, takeBatch } from '../decisions/decision-rows.ts';
import type { RunningTimeOff, StoredTimeOff } from '../times-off/stored-time-off.ts';
import { followSeries } from './follow-series.ts';
import { findUndoObstacles, type Undoing } from './undo-obstacles.ts';

type Batch = Awaited<ReturnType<typeof takeBatch>>;

/** Sorts rows into changes to undo, and others with the reason. */
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

/** Takes back the next changes, except those of classes that were changed since. @returns how many were checked. */
export async function undoDecisions({ sql, deps, hooks }: RunningTimeOff, off: StoredTimeOff): Promise<number> {
  const now = deps.now();
  const batch = await takeBatch(sql, off.id, 'done');
  if (batch.rows.length === 0) return 0;
  const { problems, changes: former } = sort(batch, now);
  const { changes, problems: started } = await followSeries({ sql, hooks, now }, former);
  for (const [classId, problem] of started) problems.set(classId, problem);
  for (const [classId, problem] of await findUndoObstacles({ sql, hooks }, changes, off))
    problems.set(classId, problem);
  const acting = { sql, now, actorId: off.undoneBy ?? off.createdBy, deps, hooks };
  const held = changes.filter(({ one }) => problems.get(one.id) === 'hold');
  await hooks.holdBack(acting, held);
  const free = changes.filter(({ one }) => !problems.has(one.id));
  const lines = await changeMany(acting, free);
  const outcomes = batch.rows.map(({ classId, former, doneLine }): Outcome => {
    const state = lines.has(classId) ? 'undone' : 'kept';
    return { classId, state, problem: problems.get(classId) ?? null, former, doneLine };
  });
  await storeOutcomes(sql, off.id, outcomes);
  return batch.rows.length;
}
