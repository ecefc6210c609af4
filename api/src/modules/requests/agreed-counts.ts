import { wasAttended } from '#modules/classes/class-outcomes.ts';
import { classesMakingUp } from '#modules/make-ups/make-ups-sql.ts';
import { classesAgreed } from './requests-sql.ts';

/** D104, SQL: how many rows of `classes c` were agreed with their family: of those cancelled, of all, and of those held. */
export const agreedCounts = {
  excused: `count(*) filter (where c.status = 'cancelled' and c.id in ${classesAgreed('excuse')})::int`,
  moved: `count(*) filter (where c.id in ${classesAgreed('move')})::int`,
  made_up: `count(*) filter (where ${wasAttended} and c.id in ${classesMakingUp})::int`,
} as const;
