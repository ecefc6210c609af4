import type { Sql } from '#base/database/sql.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import { changeMany, type ManyChange } from '#modules/classes/classes/many/change-many.ts';
import { lockManyClasses, type ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { isBack, settle } from '#modules/timetable/timetable/settle.ts';
import type { HeldClass, HoldPlan } from './plan-hold.ts';

/** What changes of a hold's classes need; the caller has locked their people. */
export interface HoldActing {
  sql: Sql;
  now: Date;
  /** Null: nobody; the hold is for a missing payment (D114). */
  actorId: number | null;
  deps: PlanningDeps;
}

interface Hold {
  id: number;
  studentId: number;
}

/** If the same hold cancels a class again, the state before that is stored. */
const holdText = `insert into hold_classes (hold_id, class_id, former, done_line, student_teacher_id)
  select $1, r."classId", r.former, r."doneLine", (select p.teacher_id from ${profiledStudents} p where p.id = $3)
  from json_to_recordset($2::json) r("classId" bigint, former jsonb, "doneLine" bigint)
  on conflict (hold_id, class_id) do update set state = 'held', problem = null, former = excluded.former,
    done_line = excluded.done_line, student_teacher_id = excluded.student_teacher_id`;

/** Cancels classes by a hold. */
async function cancelHeld(acting: HoldActing, hold: Hold, classes: readonly ManyClass[]): Promise<void> {
  const changes = classes.map(
    (one): ManyChange => ({
      one,
      to: { ...one.values, status: 'cancelled', cancelReason: 'hold' },
      action: 'cancel',
    }),
  );
  const lines = await changeMany(acting, changes);
  const rows = classes.map(({ id, values }) => ({ classId: id, former: values, doneLine: lines.get(id) }));
  await acting.sql.query({ text: holdText, values: [hold.id, JSON.stringify(rows), hold.studentId] });
}

/** Carries out a plan; the caller has locked the classes. @returns the restored classes. */
export async function applyPlan(acting: HoldActing, hold: Hold, plan: HoldPlan): Promise<HeldClass[]> {
  const backIds = plan.back.map(({ one }) => one.id);
  const ids = [...plan.cancel.map(({ id }) => id), ...backIds];
  if (ids.length === 0) return [];
  await lockManyClasses(acting.sql, ids);
  if (plan.cancel.length > 0) await cancelHeld(acting, hold, plan.cancel);
  const settled = await settle(acting, backIds, { kind: 'hold', layerId: hold.id, span: plan.span });
  const restored = new Set(settled.filter(isBack).map(({ one }) => one.id));
  return plan.back.filter(({ one }) => restored.has(one.id));
}
