import { effectiveRelations } from './relationships.ts';

/** Below this age a parent consents for a student, who counts as a child. */
const CONSENT_AGE = 16;

/** SQL: whether a user is a student known to be too young to consent. @param user SQL: the id. */
export const isUnderAge = (user: string): string =>
  `exists (select from student_profiles y where y.user_id = ${user} and y.age < ${CONSENT_AGE})`;

/** SQL: whether a student decides alone: old enough, or of unknown age without a parent here. @param user SQL: the id. */
export const isAdult = (user: string): string =>
  `coalesce((select y.age >= ${CONSENT_AGE} from student_profiles y where y.user_id = ${user}), not exists (
    select from ${effectiveRelations} e where e.user_id = ${user} and e.relationship_type = 'parent'))`;
