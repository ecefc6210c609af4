/** How many days before its end a make-up is mentioned (D103). */
const ENDING_DAYS = 7;

/** SQL: unused make-ups that end within a week. */
export const endingMakeUps = (now: string): string => `(select m.id, m.student_id, m.class_id, m.until, m.ends_at
  from make_ups m where m.used_by is null and m.ends_at > ${now} and m.ends_at <= ${now} + interval '${ENDING_DAYS} days')`;

/** SQL: the classes that use a make-up. */
export const classesMakingUp = '(select used_by from make_ups where used_by is not null)';
