import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowColumns } from '#base/database/row-columns.ts';
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

/** What each plan has for its job, in every table of plans. */
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

/** Locks a plan: only one process works on it, and nobody can undo it meanwhile. */
export async function lockPlan<Table extends PgTable & { $inferSelect: StoredPlan }>(
  sql: Sql,
  table: Table,
  id: number,
): Promise<Table['$inferSelect'] | undefined> {
  const text = `select ${rowColumns(table, 'p')} from ${getTableName(table)} p where p.id = $1 for no key update`;
  const [found] = await sql.query<Table['$inferSelect']>({ text, values: [id] });
  return found;
}
