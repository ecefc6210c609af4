import { heldStatuses, valuesOf } from './class-status.ts';

/** SQL: classes that were held and reported (D20). */
export const heldClasses = `(select id, student_id, teacher_id, starts_at, duration_minutes, attendance from classes
  where deleted_at is null and status in (${valuesOf(heldStatuses)}))`;
