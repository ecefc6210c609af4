import type { Sql } from '#base/database/sql.ts';
import type { StoredClass } from '../class-facts.ts';
import type { cancelReasons } from '../class-status.ts';
import { shownTitle } from '../class-title.ts';

/**
 * The fields that one action changes in many classes. Instants are ISO-8601, since the values are stored as JSON and
 * restored later.
 */
export interface ManyValues {
  startsAt: string;
  endsAt: string;
  wallTime: string;
  zone: string;
  teacherId: number;
  leaderId: number | null;
  status: StoredClass['status'];
  cancelReason: (typeof cancelReasons)[number] | null;
  isException: boolean;
  substituteForId: number | null;
  overlapBy: number | null;
  overlapReason: string | null;
}

/** A class that is about to be changed together with others. */
export interface ManyClass {
  id: number;
  studentId: number;
  seriesId: number | null;
  title: string;
  attendance: StoredClass['attendance'];
  isDeleted: boolean;
  /** The last line of its history: a later line means that the class was changed since. */
  line: number;
  values: ManyValues;
}

const instant = (column: string) => `to_char(c.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const values = `json_build_object('startsAt', ${instant('starts_at')}, 'endsAt', ${instant('ends_at')},
  'wallTime', c.wall_time, 'zone', c.zone, 'teacherId', c.teacher_id, 'leaderId', c.leader_id, 'status', c.status,
  'cancelReason', c.cancel_reason, 'isException', c.is_exception, 'substituteForId', c.substitute_for_id,
  'overlapBy', c.overlap_by, 'overlapReason', c.overlap_reason)`;

const text = `select c.id, c.student_id as "studentId", c.series_id as "seriesId", ${shownTitle('c')} as title, c.attendance, c.deleted_at is not null as "isDeleted",
    coalesce((select max(h.id) from class_history h where h.class_id = c.id), 0) as line, ${values} as values
  from classes c where c.id = any($1::bigint[]) order by c.starts_at, c.id`;

/** Stored classes, including deleted ones, by start. */
export const findManyClasses = (sql: Sql, ids: readonly number[]): Promise<ManyClass[]> =>
  sql.query({ name: 'many-classes', text, values: [ids] });

/** Locks classes until the transaction ends. The caller has locked their people. */
export async function lockManyClasses(sql: Sql, ids: readonly number[]): Promise<void> {
  const lockText = 'select from classes where id = any($1::bigint[]) order by id for no key update';
  await sql.query({ text: lockText, values: [ids] });
}

/** A class as modules above get it. */
export const storedOfMany = ({ id, studentId, title, attendance }: ManyClass, of: ManyValues): StoredClass => ({
  id,
  studentId,
  title,
  attendance,
  teacherId: of.teacherId,
  leaderId: of.leaderId,
  startsAt: new Date(of.startsAt),
  endsAt: new Date(of.endsAt),
  status: of.status,
  cancelReason: of.cancelReason,
});
