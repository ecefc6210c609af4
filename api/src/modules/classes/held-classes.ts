import { heldStatuses, valuesOf } from './class-status.ts';

/** SQL: classes that were held and reported (D20). */
export const heldClasses = `(select id, student_id, teacher_id, starts_at, ends_at, duration_minutes, attendance, status,
    title, class_number, accomplished, notes
  from classes where deleted_at is null and status in (${valuesOf(heldStatuses)}))`;

/** SQL: classes that are to come or going on at `now`: those that a calendar shows (C8). */
export const plannedClasses = (now: string): string => `(select id, student_id, teacher_id, starts_at, ends_at,
    duration_minutes, attendance, title, material_id, zoom_link
  from classes where deleted_at is null and status = 'scheduled' and ends_at > ${now})`;

/** SQL: classes that have begun and are neither held nor cancelled; few of many. */
export const startedClasses = (now: string): string => `(select id from classes where deleted_at is null
    and status in ('scheduled', 'needs_report_to_end') and starts_at <= ${now})`;
