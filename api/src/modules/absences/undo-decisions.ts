import type { Sql } from '#base/database/sql.ts';
import { changeMany, type ManyChange } from '#modules/classes/many/change-many.ts';
import { findTakenTimes, type WantedTime } from '#modules/classes/many/taken-times.ts';
import { activeUsers } from '#modules/identity/users-sql.ts';
import type { DecisionProblem } from './absences.table.ts';
import { whyNotUndone } from './change-of-class.ts';
import { type Outcome, storeOutcomes, takeBatch } from './decision-rows.ts';
import type { RunningTimeOff, StoredTimeOff } from './stored-time-off.ts';
import { findTimesOff } from './times-off-at.ts';

type Batch = Awaited<ReturnType<typeof takeBatch>>;

/** What would be changed back, and why the others are not. */
function sort({ rows, classes }: Batch, now: Date) {
  const problems = new Map<number, DecisionProblem>();
  const changes: ManyChange[] = [];
  for (const { classId, former, doneLine, action } of rows) {
    const one = classes.get(classId);
    const problem = one && former && doneLine !== null ? whyNotUndone(one, former, doneLine, now) : 'changed';
    if (problem || !one || !former) problems.set(classId, problem ?? 'changed');
    else changes.push({ one, to: former, action: action === 'cancel' ? 'reopen' : 'edit' });
  }
  return { problems, changes };
}

const wantedOf = ({ one, to }: ManyChange): WantedTime => ({
  classId: one.id,
  teacherId: to.teacherId,
  studentId: one.studentId,
  isMoved: one.values.status !== to.status || one.values.startsAt !== to.startsAt,
  startsAt: new Date(to.startsAt),
  endsAt: new Date(to.endsAt),
});

async function findLeft(sql: Sql, wanted: readonly WantedTime[]): Promise<WantedTime[]> {
  const ids = wanted.flatMap(({ teacherId, studentId }) => [teacherId, studentId]);
  const text = `select id from ${activeUsers} u where id = any($1::bigint[])`;
  const active = new Set((await sql.query<{ id: number }>({ text, values: [ids] })).map(({ id }) => id));
  return wanted.filter(({ teacherId, studentId }) => !active.has(teacherId) || !active.has(studentId));
}

/** What is in the way of the former times: other classes, another time off, somebody who has left. Those let overlap before are not asked. */
async function findObstacles(sql: Sql, changes: readonly ManyChange[]): Promise<Map<number, DecisionProblem>> {
  const found = new Map<number, DecisionProblem>();
  const wanted = changes.map(wantedOf);
  for (const { classId } of await findLeft(sql, wanted)) found.set(classId, 'left');
  for (const { span } of await findTimesOff(sql, wanted)) {
    const one = wanted[span];
    if (one) found.set(one.classId, 'absence');
  }
  const allowed = new Set(changes.filter(({ to }) => to.overlapBy !== null).map(({ one }) => one.id));
  const judged = wanted.filter(({ classId }) => !found.has(classId) && !allowed.has(classId));
  for (const classId of (await findTakenTimes(sql, judged, [])).keys()) found.set(classId, 'taken');
  return found;
}

/** Takes back the next of what was done, but what has been touched since. @returns how many were looked at. */
export async function undoDecisions({ sql, deps, hooks }: RunningTimeOff, off: StoredTimeOff): Promise<number> {
  const now = deps.now();
  const batch = await takeBatch(sql, off.id, 'done');
  if (batch.rows.length === 0) return 0;
  const { problems, changes } = sort(batch, now);
  for (const [classId, problem] of await findObstacles(sql, changes)) problems.set(classId, problem);
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
