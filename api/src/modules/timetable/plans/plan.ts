import type { Sql } from '#base/database/sql.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import type { ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import type { PlanRowState, planStates } from './plan-states.ts';

/** What differs in SQL between the kinds of plans. */
export interface PlanForm {
  /** The table of plans. */
  plans: string;
  /** The table of the plans' classes, and its column of the plan. */
  rows: string;
  planId: string;
  /** The columns of a row besides those of all plans, as in `select`. */
  columns: string;
  /** Which rows come first, as in `order by`; cancelled classes free times for the others. */
  order: string;
  /**
   * The place that a row `d` wants for its class `c`, as a `select` of `starts_at, ends_at, teacher_id`: the new place of
   * a waiting row, the former one of a row that is done.
   */
  place: Record<'waiting' | 'done', string>;
  /** Further columns that an outcome stores, by name: type and property. */
  stored: Readonly<Record<string, { type: string; property: string }>>;
}

/** A class of a plan. */
export interface PlanRow {
  classId: number;
  seenLine: number;
  former: ManyValues | null;
  doneLine: number | null;
  /** Another teacher who gives the class. */
  toTeacherId?: number | null;
}

/** The result of a row. */
export interface Outcome<Problem> {
  classId: number;
  state: PlanRowState;
  problem: Problem | null;
  former: ManyValues | null;
  doneLine: number | null;
}

/** A plan as its job reads it. */
export interface StoredPlan {
  id: number;
  teacherId: number | null;
  leaderId: number | null;
  startsAt: Date;
  endsAt: Date;
  state: (typeof planStates)[number];
  createdBy: number;
  createdAt: Date;
  undoneBy: number | null;
  /** Whether it was undone before its job had ended. */
  isInterrupted: boolean;
}

/** What the job of a plan needs. */
export interface Running {
  sql: Sql;
  deps: PlanningDeps;
}

/**
 * Locks a plan: only one process works on it, and nobody can undo it meanwhile.
 * @param columns further columns, each with a comma before it.
 */
export async function lockPlan<Plan extends StoredPlan>(
  sql: Sql,
  form: PlanForm,
  id: number,
  columns = '',
): Promise<Plan | undefined> {
  const text = `select id, teacher_id as "teacherId", leader_id as "leaderId", starts_at as "startsAt", ends_at as "endsAt",
      state, created_by as "createdBy", created_at as "createdAt", undone_by as "undoneBy", is_interrupted as "isInterrupted"${columns}
    from ${form.plans} where id = $1 for no key update`;
  const [found] = await sql.query<Plan>({ text, values: [id] });
  return found;
}
