import type { Sql } from '#base/database/sql.ts';
import { changeMany, type ManyActing, type ManyChange } from '#modules/classes/classes/many/change-many.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import type { Running } from '#modules/timetable/plans/plan.ts';
import { storeOutcomes } from '#modules/timetable/plans/store-outcomes.ts';
import { takeBatch } from '#modules/timetable/plans/take-batch.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import { type DecisionRow, type Outcome, timeOffForm } from '../time-off-form.ts';
import type { StoredTimeOff } from '../times-off/stored-time-off.ts';
import { type Chosen, valuesAfter, whyNotApplied } from './change-of-class.ts';
import { type Decided, judgeDecisions } from './judge-decisions.ts';

async function leadersOf(sql: Sql, rows: readonly DecisionRow[]): Promise<ReadonlyMap<number, number>> {
  const ids = rows.map(({ toTeacherId }) => toTeacherId).filter((id) => id !== null);
  const text = `select t.teacher_id as id, t.leader_id as "leaderId" from ${ledTeachers} t where t.teacher_id = any($1::bigint[])`;
  const found = ids.length > 0 ? await sql.query<{ id: number; leaderId: number }>({ text, values: [ids] }) : [];
  return new Map(found.map(({ id, leaderId }) => [id, leaderId]));
}

const chosenOf = ({ action, toAt, toTeacherId }: DecisionRow, leaders: ReadonlyMap<number, number>): Chosen => ({
  action,
  toAt,
  substitute: toTeacherId === null ? null : { id: toTeacherId, leaderId: leaders.get(toTeacherId) ?? null },
});

const problemOf = { teacher: 'taken', student: 'taken', absence: 'absence', closure: 'closure', hold: 'hold' } as const;

/** Carries out the next decisions, except those that are no longer possible. @returns how many were checked. */
export async function applyDecisions({ sql, deps }: Running, off: StoredTimeOff): Promise<number> {
  const now = deps.now();
  const { rows, classes } = await takeBatch<DecisionRow>(sql, timeOffForm, { id: off.id, state: 'waiting' });
  if (rows.length === 0) return 0;
  const leaders = await leadersOf(sql, rows);
  const problems = new Map<number, DecisionProblem>();
  const decided: Decided[] = [];
  for (const row of rows) {
    const one = classes.get(row.classId);
    const problem = one ? whyNotApplied(one, row.seenLine, now) : 'changed';
    if (one && !problem) decided.push({ one, chosen: chosenOf(row, leaders) });
    else problems.set(row.classId, problem ?? 'changed');
  }
  for (const [classId, { who }] of await judgeDecisions(sql, off, decided)) problems.set(classId, problemOf[who]);
  const changes = decided
    .filter(({ one }) => !problems.has(one.id))
    .map(
      ({ one, chosen }): ManyChange => ({
        one,
        to: valuesAfter(off.kind, one, chosen),
        action: chosen.action === 'cancel' ? 'cancel' : 'edit',
      }),
    );
  const acting: ManyActing = { sql, now, actorId: off.createdBy, deps };
  const lines = await changeMany(acting, changes);
  const outcomes = rows.map(({ classId }): Outcome => {
    const doneLine = lines.get(classId) ?? null;
    const former = doneLine === null ? null : (classes.get(classId)?.values ?? null);
    return {
      classId,
      state: doneLine === null ? 'skipped' : 'done',
      problem: problems.get(classId) ?? null,
      former,
      doneLine,
    };
  });
  await storeOutcomes(sql, timeOffForm, off.id, outcomes);
  return rows.length;
}
