import { wasAttended } from '#modules/classes/classes/class-outcomes.ts';
import { classesMakingUp } from '#modules/classes/make-ups/make-ups-sql.ts';
import { classesAgreed } from './requests-sql.ts';

/**
 * D104, SQL: the number of rows of `classes c` that were agreed with the family: of the cancelled ones, of all, and of
 * the held ones.
 */
export const agreedCounts = {
  excused: `count(*) filter (where c.status = 'cancelled' and c.id in ${classesAgreed('excuse')})::int`,
  moved: `count(*) filter (where c.id in ${classesAgreed('move')})::int`,
  made_up: `count(*) filter (where ${wasAttended} and c.id in ${classesMakingUp})::int`,
} as const;
