import type { Sql } from '#base/database/sql.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { lockPlan, type StoredPlan } from '#modules/timetable/plans/plan.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { timeOffForm } from '../time-off-form.ts';

/** A stored time off, as the job reads it. */
export interface StoredTimeOff extends StoredPlan {
  kind: TimeOffKind;
  nameEn: string | null;
  nameAr: string | null;
}

const columns = `, kind, name_en as "nameEn", name_ar as "nameAr"`;

/** Locks a time off, for its job. */
export const lockTimeOff = (sql: Sql, id: number): Promise<StoredTimeOff | undefined> =>
  lockPlan(sql, timeOffForm, id, columns);

export const teacherNameOf = (sql: Sql, { teacherId }: StoredTimeOff): Promise<string> =>
  teacherId === null ? Promise.resolve('') : nameOf(sql, teacherId);
