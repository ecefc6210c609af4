import { classRefs } from '#modules/classes/classes/class-refs.ts';

/** A hand-in that is unmarked after this many days needs attention (C25). */
const UNMARKED_DAYS = 3;

/**
 * SQL: hand-ins that have been unmarked for too long at `now`, as rows `id, class_id, student_id, teacher_id,
 * starts_at`.
 */
export const unmarkedWork = (
  now: string,
): string => `(select h.id, a.class_id, a.student_id, c.teacher_id, h.created_at as starts_at
  from hand_ins h join assignments a on a.id = h.assignment_id join ${classRefs} c on c.id = a.class_id
  where h.is_latest and h.grade is null and h.created_at <= ${now} - interval '${UNMARKED_DAYS} days')`;
