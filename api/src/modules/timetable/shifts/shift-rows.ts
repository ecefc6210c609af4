import type { PlanForm, Outcome as PlanOutcome, PlanRow } from '#modules/timetable/plans/plan.ts';
import type { Batch as PlanBatch } from '#modules/timetable/plans/take-batch.ts';
import type { ShiftProblem, shiftActions } from './shifts.table.ts';

export interface ShiftRow extends PlanRow {
  action: (typeof shiftActions)[number];
  toAt: Date;
}

export type Batch = PlanBatch<ShiftRow>;

/** The result of a row. */
export interface Outcome extends PlanOutcome<ShiftProblem> {
  toAt: Date;
}

const placeAt = (start: string) =>
  `select p.at as starts_at, p.at + (c.ends_at - c.starts_at) as ends_at, c.teacher_id from (select ${start} as at) p`;

/** Shifts among the plans. */
export const shiftForm: PlanForm = {
  plans: 'shifts',
  rows: 'shift_classes',
  planId: 'shift_id',
  columns: `action, to_at as "toAt"`,
  order: 'class_id',
  place: { waiting: placeAt('d.to_at'), done: placeAt(`coalesce((d.former ->> 'startsAt')::timestamptz, d.to_at)`) },
  stored: { to_at: { type: 'timestamptz', property: 'toAt' } },
};
