import { shownTitle } from './class-title.ts';

/** SQL: classes that are not deleted, in any status. */
export const existingClasses = `(select id, student_id, teacher_id, starts_at, status, attendance, accomplished,
    duration_minutes, ${shownTitle('classes')} as title, substitute_for_id from classes where deleted_at is null)`;

/** SQL: classes that occupy the time of their people: neither cancelled nor deleted. */
export const timedClasses = `(select id, student_id, teacher_id, starts_at, ends_at from classes
  where deleted_at is null and status <> 'cancelled')`;

/**
 * SQL: teachers' times that are reserved for students on hold (D98): `student_id, teacher_id, starts_at, ends_at`. A
 * view, since higher modules fill it.
 */
export const keptSlots = 'kept_slots';
