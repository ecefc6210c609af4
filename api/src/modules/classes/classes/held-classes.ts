import { type Attendance, heldStatuses, valuesOf } from './class-status.ts';
import { shownTitle } from './class-title.ts';

/** SQL: classes that are over and reported (D20), with those that a side missed. */
export const heldClasses = `(select id, student_id, teacher_id, starts_at, ends_at, duration_minutes, attendance, status,
    ${shownTitle('classes')} as title, class_number, accomplished, notes, reported_at, enrolment_id, substitute_for_id
  from classes where deleted_at is null and status in (${valuesOf(heldStatuses)}))`;

/** The recorded attendances of a class that took place: teacher and student were there. */
const attended = ['presence', 'trial'] as const satisfies readonly Attendance[];

/** SQL: whether a row with an attendance took place, if it was held and reported. */
export const tookPlace = (row: string): string => `${row}.attendance in (${valuesOf(attended)})`;

/**
 * SQL: held classes that the student attended. What was taught or recited is read from these alone; `heldClasses` has
 * the missed ones too, which are paid or used up.
 */
export const attendedClasses = `(select * from ${heldClasses} h where ${tookPlace('h')})`;

/** SQL: classes that are to come or in progress at `now`, for the calendar (C8). */
export const plannedClasses = (now: string): string => `(select id, student_id, teacher_id, starts_at, ends_at,
    duration_minutes, attendance, title, title_key, material_id, zoom_link, series_id, enrolment_id, substitute_for_id
  from classes where deleted_at is null and status = 'scheduled' and ends_at > ${now})`;

/** SQL: classes that have started and are neither held nor cancelled: a small part of all. */
export const startedClasses = (now: string): string => `(select id from classes where deleted_at is null
    and status in ('scheduled', 'needs_report_to_end') and starts_at <= ${now})`;

/**
 * SQL: every class that is not deleted, with the number and time of its changes, for programs that keep a copy. Changes
 * by the clock and by reports do not count.
 */
export const calendarClasses = `(select c.id, student_id, teacher_id, starts_at, ends_at, ${shownTitle('c')} as title, c.status, attendance, zoom_link,
    h.changes, coalesce(h.changed_at, created_at) as changed_at
  from classes c cross join lateral (select count(*)::int as changes, max(at) as changed_at from class_history
    where class_id = c.id and action in ('edit', 'cancel', 'reopen')) h
  where deleted_at is null)`;

/**
 * SQL: the third held class of each of these students, as rows `student_id, teacher_id, ends_at`; missed classes do not
 * count.
 */
export const thirdHeldClasses = (students: string): string => `(select s.id as student_id, c.teacher_id, c.ends_at
  from unnest(${students}) s(id) cross join lateral (select teacher_id, ends_at from classes k
    where student_id = s.id and deleted_at is null and status in (${valuesOf(heldStatuses)})
      and ${tookPlace('k')} order by starts_at, id limit 1 offset 2) c)`;
