import { instantOf } from '#base/database/instant.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { LedgerSource } from '#modules/people/people/ledger/ledger-sources.ts';
import { shownTitle } from './class-title.ts';

/** SQL: the ids and people of classes for other modules, including deleted classes. */
export const classRefs = `(select id, student_id, teacher_id, ${shownTitle('classes')} as title, starts_at, ends_at
  from classes)`;

/** SQL: the classes that exist, with what layers of the timetable (D97–D99) change of them. */
export const layeredClasses = `(select id, student_id, teacher_id, ${shownTitle('classes')} as title, starts_at, ends_at,
  status, attendance, series_id from classes where deleted_at is null)`;

/** SQL: the ids of a student's classes, including deleted ones. */
export const studentClassIds = (student: string): string =>
  `select c.id from classes c where c.student_id = ${student}`;

/** SQL: classes that were held, with their teacher. */
export const heldClassRefs = `(select id, teacher_id, starts_at from classes
  where deleted_at is null and status in ('ended', 'trial'))`;

/** SQL: classes that have ended at `now` and have no report yet (D20). */
export const unreportedClasses = (now: string): string => `(select id, teacher_id, starts_at from classes
  where deleted_at is null and status in ('scheduled', 'needs_report_to_end')
    and starts_at + duration_minutes * interval '1 minute' <= ${now})`;

/** SQL: whether the report of a class waits for its release (D154). */
export const isHeldBack = (classId: string): string => `exists (select from reports_of_classes h
  where h.class_id = ${classId} and h.hidden_until is not null)`;

/** The name of a class on a line of the ledger, also of a deleted one. */
export const ledgerClass: LedgerSource = {
  describe: (
    id,
  ) => `(select json_build_object('kind', 'class', 'title', ${shownTitle('c')}, 'at', ${instantOf('c.starts_at')},
      'teacher', t.name, 'attendance', c.attendance)
    from classes c join ${userCards} t on t.id = c.teacher_id where c.id = ${id})`,
};
