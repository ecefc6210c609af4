import type { Sql } from '#base/database/sql.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { lockPlan } from '#modules/timetable/plans/plan.ts';
import { timesOff } from '../absences.table.ts';

/** A stored time off, as the job reads it. */
export type StoredTimeOff = typeof timesOff.$inferSelect;

/** Locks a time off, for its job. */
export const lockTimeOff = (sql: Sql, id: number): Promise<StoredTimeOff | undefined> => lockPlan(sql, timesOff, id);

export const teacherNameOf = (sql: Sql, { teacherId }: StoredTimeOff): Promise<string> =>
  teacherId === null ? Promise.resolve('') : nameOf(sql, teacherId);
