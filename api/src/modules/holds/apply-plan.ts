import type { Sql } from '#base/database/sql.ts';
import type { DecisionProblem } from '#modules/absences/decision-problems.ts';
import { whyNotUndone } from '#modules/absences/decisions/change-of-class.ts';
import { findTimesOff } from '#modules/absences/times-off/times-off-at.ts';
import { followSeries } from '#modules/absences/undo/follow-series.ts';
import { findUndoObstacles } from '#modules/absences/undo/undo-obstacles.ts';
import type { ClassHooks, PlanningDeps } from '#modules/classes/class-hooks.ts';
import { changeMany, type ManyChange } from '#modules/classes/many/change-many.ts';
import { lockManyClasses, type ManyClass, type ManyValues } from '#modules/classes/many/many-classes.ts';
import { profiledStudents } from '#modules/people/profiles/students-of.ts';
import type { HeldClass, HoldPlan } from './plan-hold.ts';

export type HoldHooks = Pick<ClassHooks, 'changedMany' | 'outdated' | 'freed' | 'seriesTimes'>;

/** What changes of a hold's classes need; the caller has locked their people. */
export interface HoldActing {
  sql: Sql;
  now: Date;
  /** Null: nobody; the hold is for a missing payment (D114). */
  actorId: number | null;
  deps: PlanningDeps;
  hooks: HoldHooks;
}

interface Hold {
  id: number;
  studentId: number;
  createdAt: Date;
}

/** If the same hold cancels a class again, the state before that is stored. */
const holdText = `insert into hold_classes (hold_id, class_id, former, done_line, student_teacher_id)
  select $1, r."classId", r.former, r."doneLine", (select p.teacher_id from ${profiledStudents} p where p.id = $3)
  from json_to_recordset($2::json) r("classId" bigint, former jsonb, "doneLine" bigint)
  on conflict (hold_id, class_id) do update set state = 'held', problem = null, former = excluded.former,
    done_line = excluded.done_line, student_teacher_id = excluded.student_teacher_id`;

/** A class that a hold cancels, and its values without the hold. */
export interface Holding {
  one: ManyClass;
  former: ManyValues;
}

/** Cancels classes by a hold; the caller has locked them. */
export async function cancelHeld(
  acting: Omit<HoldActing, 'hooks'> & { hooks: Pick<ClassHooks, 'changedMany'> },
  hold: Pick<Hold, 'id' | 'studentId'>,
  holding: readonly Holding[],
): Promise<void> {
  const changes = holding.map(
    ({ one, former }): ManyChange => ({
      one,
      to: { ...former, status: 'cancelled', cancelReason: 'hold' },
      action: 'cancel',
    }),
  );
  const lines = await changeMany(acting, changes);
  const rows = holding.map(({ one, former }) => ({ classId: one.id, former, doneLine: lines.get(one.id) }));
  await acting.sql.query({ text: holdText, values: [hold.id, JSON.stringify(rows), hold.studentId] });
}

const asItIs = (one: ManyClass): Holding => ({ one, former: one.values });

const outcomeText = `update hold_classes k set state = r.state, problem = r.problem
  from json_to_recordset($2::json) r("classId" bigint, state text, problem text)
  where k.hold_id = $1 and k.class_id = r."classId"`;

/** The classes that cannot be restored, with the reason: as when an absence is taken back (D97). */
export async function findProblems(
  acting: Pick<HoldActing, 'sql' | 'hooks' | 'now'>,
  back: readonly HeldClass[],
  since: Date,
) {
  const problems = new Map<number, DecisionProblem>();
  for (const { one, former, doneLine } of back) {
    const problem = whyNotUndone(one, former, doneLine, acting.now);
    if (problem) problems.set(one.id, problem);
  }
  const former = back
    .filter(({ one }) => !problems.has(one.id))
    .map(({ one, former, studentTeacherId }) => ({ one, to: former, action: 'reopen' as const, studentTeacherId }));
  const { changes, problems: started } = await followSeries(acting, former);
  for (const [id, problem] of started) problems.set(id, problem);
  // A student has one hold at a time, so a class outside of it is in no other hold.
  const hooks = { ...acting.hooks, timesOff: [findTimesOff] };
  const asking = { sql: acting.sql, hooks };
  for (const [id, problem] of await findUndoObstacles(asking, changes, { createdAt: since })) problems.set(id, problem);
  return { problems, changes: changes.filter(({ one }) => !problems.has(one.id)) };
}

async function bringBack(acting: HoldActing, hold: Hold, back: readonly HeldClass[]): Promise<HeldClass[]> {
  const { problems, changes } = await findProblems(acting, back, hold.createdAt);
  await changeMany(acting, changes);
  const outcomes = back.map(({ one }) => {
    const problem = problems.get(one.id) ?? null;
    return { classId: one.id, state: problem === null ? 'back' : 'kept', problem };
  });
  await acting.sql.query({ text: outcomeText, values: [hold.id, JSON.stringify(outcomes)] });
  return back.filter(({ one }) => !problems.has(one.id));
}

/** Carries out a plan; the caller has locked the classes. @returns the restored classes. */
export async function applyPlan(acting: HoldActing, hold: Hold, plan: HoldPlan): Promise<HeldClass[]> {
  const ids = [...plan.cancel.map(({ id }) => id), ...plan.back.map(({ one }) => one.id)];
  if (ids.length === 0) return [];
  await lockManyClasses(acting.sql, ids);
  if (plan.cancel.length > 0) await cancelHeld(acting, hold, plan.cancel.map(asItIs));
  return plan.back.length > 0 ? bringBack(acting, hold, plan.back) : [];
}
