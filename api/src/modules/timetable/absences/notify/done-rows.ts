import type { Sql } from '#base/database/sql.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import type { ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import type { DecisionAction } from '../absences.table.ts';

/** A decision that was carried out, was taken back, or stays although the rest was taken back. */
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

/** Sorted by the former start. */
export const findRows = (sql: Sql, id: number, state: 'done' | 'undone' | 'kept'): Promise<DoneRow[]> =>
  sql.query({ text: rowsText, values: [id, state] });
