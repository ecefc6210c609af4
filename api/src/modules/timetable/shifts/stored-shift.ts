import type { Sql } from '#base/database/sql.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { lockTeachers } from '#modules/timetable/plans/lock-teachers.ts';
import { lockPlan, type StoredPlan } from '#modules/timetable/plans/plan.ts';
import { shifts } from './shifts.table.ts';

/** Locks a shift: only one process works on it, and nobody can undo it meanwhile. */
export const lockShift = (sql: Sql, id: number): Promise<StoredPlan | undefined> => lockPlan(sql, shifts, id);

/** Whether it moves the classes of all teachers. */
export const isOfAll = ({ teacherId, leaderId }: Pick<StoredPlan, 'teacherId' | 'leaderId'>): boolean =>
  teacherId === null && leaderId === null;

/** While the lock is held, no series of these teachers makes a class. */
export async function lockTeachersOf(sql: Sql, shift: StoredPlan): Promise<void> {
  if (isOfAll(shift)) {
    await lockTeachers(sql, { teacherId: null, leaderId: null });
    return;
  }
  const text = 'select teacher_id as id from shift_teachers where shift_id = $1';
  const teachers = await sql.query<{ id: number }>({ text, values: [shift.id] });
  await lockUsers(
    sql,
    teachers.map((teacher) => teacher.id),
  );
}
