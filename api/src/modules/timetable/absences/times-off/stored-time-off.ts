import type { Sql } from '#base/database/sql.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import type { TimeOffKind, timeOffStates } from '../absences.table.ts';

/** What a job needs to process a time off. */
export interface RunningTimeOff {
  sql: Sql;
  deps: PlanningDeps;
}

/** A stored time off, as the job reads it. */
export interface StoredTimeOff {
  id: number;
  kind: TimeOffKind;
  teacherId: number | null;
  leaderId: number | null;
  nameEn: string | null;
  nameAr: string | null;
  startsAt: Date;
  endsAt: Date;
  state: (typeof timeOffStates)[number];
  createdBy: number;
  createdAt: Date;
  undoneBy: number | null;
  /** Whether it was taken back before its job had ended. */
  isInterrupted: boolean;
}

const lockText = `select id, kind, teacher_id as "teacherId", leader_id as "leaderId", name_en as "nameEn", name_ar as "nameAr",
  starts_at as "startsAt", ends_at as "endsAt", state, created_by as "createdBy", created_at as "createdAt", undone_by as "undoneBy",
  is_interrupted as "isInterrupted"
  from times_off where id = $1 for no key update`;

/** Locks a time off: only one process works on it, and nobody can take it back meanwhile. */
export async function lockTimeOff(sql: Sql, id: number): Promise<StoredTimeOff | undefined> {
  const [found] = await sql.query<StoredTimeOff>({ text: lockText, values: [id] });
  return found;
}

export const teacherNameOf = (sql: Sql, { teacherId }: StoredTimeOff): Promise<string> =>
  teacherId === null ? Promise.resolve('') : nameOf(sql, teacherId);
