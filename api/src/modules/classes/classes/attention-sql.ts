import { heldStatuses, valuesOf } from './class-status.ts';

/** Days without a report after which a class is overdue, the same as for the notification (D53). */
const REPORT_DAYS = 2;
/**
 * Minutes after the start after which a teacher who has not joined counts as absent, the same as for the notification
 * (D53).
 */
const LATE_MINUTES = 5;

const open = `deleted_at is null and status in ('scheduled', 'needs_report_to_end')`;

/** SQL: classes that have waited too long for their report at `now`; a small part of all. */
export const overdueClasses = (now: string): string => `(select id, student_id, teacher_id, starts_at from classes c
  where ${open} and starts_at <= ${now} and greatest(ends_at, created_at) <= ${now} - interval '${REPORT_DAYS} days'
    and not exists (select from class_history h where h.class_id = c.id and h.action = 'reopen'
      and h.at > ${now} - interval '${REPORT_DAYS} days'))`;

/** SQL: classes in progress at `now` that their teacher has not joined. */
export const unjoinedClasses = (now: string): string => `(select id, student_id, teacher_id, starts_at from classes c
  where deleted_at is null and status = 'scheduled' and ends_at > ${now} and starts_at <= ${now} - interval '${LATE_MINUTES} minutes'
    and not exists (select from attendance_log l where l.class_id = c.id and l.user_id = c.teacher_id))`;

/** SQL: whether a student was absent from the last two held classes. */
export const hasMissedTwice = (
  student: string,
): string => `(select count(*) = 2 and bool_and(attendance = 'absence_student')
  from (select attendance from classes where deleted_at is null and student_id = ${student}
    and status in (${valuesOf(heldStatuses)}) order by starts_at desc, id desc limit 2) h)`;

/** SQL: whether a student has a class since a time, including one to come, that was not cancelled. */
export const hasClassSince = (student: string, since: string): string => `exists (select from classes
  where deleted_at is null and student_id = ${student} and starts_at >= ${since} and status <> 'cancelled')`;
