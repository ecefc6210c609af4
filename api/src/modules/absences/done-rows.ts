import type { Sql } from '#base/database/sql.ts';
import type { ManyValues } from '#modules/classes/many/many-classes.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { userName } from '#modules/identity/users-sql.ts';
import type { DecisionAction, TimeOffKind, timeOffStates } from './absences.table.ts';

/** A time off as the job has it. */
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
  undoneBy: number | null;
}

const lockText = `select id, kind, teacher_id as "teacherId", leader_id as "leaderId", name_en as "nameEn", name_ar as "nameAr",
  starts_at as "startsAt", ends_at as "endsAt", state, created_by as "createdBy", undone_by as "undoneBy"
  from times_off where id = $1 for no key update`;

/** Locks a time off: one process at a time works on it, and nobody takes it back meanwhile. */
export async function lockTimeOff(sql: Sql, id: number): Promise<StoredTimeOff | undefined> {
  const [found] = await sql.query<StoredTimeOff>({ text: lockText, values: [id] });
  return found;
}

/** A decision that was carried out, or taken back. */
export interface DoneRow {
  studentId: number;
  student: string;
  action: DecisionAction;
  toAt: Date | null;
  substituteId: number | null;
  substitute: string | null;
  former: ManyValues;
  teacher: string;
}

const rowsText = `select d.student_id as "studentId", ${userName('d.student_id')} as student, d.action, d.to_at as "toAt",
    d.to_teacher_id as "substituteId", ${userName('d.to_teacher_id')} as substitute, d.former,
    ${userName("(d.former ->> 'teacherId')::bigint")} as teacher
  from time_off_classes d where d.time_off_id = $1 and d.state = $2 order by d.former ->> 'startsAt', d.class_id`;

/** By the former start. */
export const findRows = (sql: Sql, id: number, state: 'done' | 'undone'): Promise<DoneRow[]> =>
  sql.query({ text: rowsText, values: [id, state] });

export const teacherNameOf = (sql: Sql, { teacherId }: StoredTimeOff): Promise<string> =>
  teacherId === null ? Promise.resolve('') : nameOf(sql, teacherId);
