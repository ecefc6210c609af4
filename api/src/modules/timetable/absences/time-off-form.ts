import type { PlanForm, Outcome as PlanOutcome, PlanRow } from '#modules/timetable/plans/plan.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import type { DecisionAction } from './absences.table.ts';

export interface DecisionRow extends PlanRow {
  action: DecisionAction;
  toAt: Date | null;
  toTeacherId: number | null;
  /** The student's teacher at the decision. */
  studentTeacherId: number | null;
}

/** The result of a decision. */
export type Outcome = PlanOutcome<DecisionProblem>;

/** Times off among the plans; cancelled classes come first, since they free times for the others. */
export const timeOffForm: PlanForm = {
  plans: 'times_off',
  rows: 'time_off_classes',
  planId: 'time_off_id',
  columns: `action, to_at as "toAt", to_teacher_id as "toTeacherId", student_teacher_id as "studentTeacherId"`,
  order: `(action = 'cancel') desc, class_id`,
  place: {
    waiting: `select coalesce(d.to_at, c.starts_at) as starts_at, coalesce(d.to_at, c.starts_at) + (c.ends_at - c.starts_at) as ends_at,
      coalesce(d.to_teacher_id, c.teacher_id) as teacher_id where d.action <> 'cancel'`,
    done: `select (d.former ->> 'startsAt')::timestamptz as starts_at, (d.former ->> 'endsAt')::timestamptz as ends_at,
      (d.former ->> 'teacherId')::bigint as teacher_id`,
  },
  stored: {},
};
