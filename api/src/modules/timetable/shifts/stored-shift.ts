import type { Sql } from '#base/database/sql.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import { lockTeachers } from '#modules/timetable/absences/lock-teachers.ts';
import type { shiftStates } from './shifts.table.ts';

/** The input of a shift's job. */
export interface RunningShift {
  sql: Sql;
  deps: PlanningDeps;
}

/** A shift as the job reads it. */
export interface StoredShift {
  id: number;
  isOfAll: boolean;
  startsAt: Date;
  endsAt: Date;
  state: (typeof shiftStates)[number];
  createdBy: number;
  undoneBy: number | null;
  /** Whether it was taken back before its job ended. */
  isInterrupted: boolean;
}

const lockText = `select id, teacher_id is null and leader_id is null as "isOfAll", starts_at as "startsAt", ends_at as "endsAt", state,
  created_by as "createdBy", undone_by as "undoneBy", is_interrupted as "isInterrupted"
  from shifts where id = $1 for no key update`;

/** Locks a shift: only one process works on it, and nobody can take it back meanwhile. */
export async function lockShift(sql: Sql, id: number): Promise<StoredShift | undefined> {
  const [found] = await sql.query<StoredShift>({ text: lockText, values: [id] });
  return found;
}

/** While the lock is held, no series of these teachers makes a class. */
export async function lockTeachersOf(sql: Sql, { id, isOfAll }: StoredShift): Promise<void> {
  if (isOfAll) {
    await lockTeachers(sql, { teacherId: null, leaderId: null });
    return;
  }
  const text = 'select teacher_id as id from shift_teachers where shift_id = $1';
  const teachers = await sql.query<{ id: number }>({ text, values: [id] });
  await lockUsers(
    sql,
    teachers.map((teacher) => teacher.id),
  );
}
