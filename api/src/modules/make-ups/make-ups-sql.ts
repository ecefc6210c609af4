/** SQL: a student's make-ups that can be used at `now`, as a JSON array, the one that ends first before the others (D103). */
export const openMakeUps = (student: string, now: string): string => `coalesce((select json_agg(json_build_object(
    'id', m.id::text, 'until', m.until::text) order by m.ends_at, m.id)
  from make_ups m where m.student_id = ${student} and m.used_by is null and m.ends_at > ${now}), '[]'::json)`;

/** Days before its end from which on a make-up is spoken of (D103). */
export const ENDING_DAYS = 7;

/** SQL: make-ups that nobody has used and that end within a week. */
export const endingMakeUps = (now: string): string => `(select m.id, m.student_id, m.class_id, m.until, m.ends_at
  from make_ups m where m.used_by is null and m.ends_at > ${now} and m.ends_at <= ${now} + interval '${ENDING_DAYS} days')`;

/** SQL: the classes that make up for others. */
export const makingUp = '(select used_by as class_id from make_ups where used_by is not null)';
