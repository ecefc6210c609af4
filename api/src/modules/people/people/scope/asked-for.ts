import { effectiveRelations } from './relationships.ts';

/** D100: from this age on students make requests themselves. */
const OWN_AGE = 12;

/**
 * SQL: the students for whom a user can make requests (D100), as an array: a parent's children; a student from the age
 * of twelve, or without a parent here.
 * @param viewer a placeholder, as `$1`.
 */
export const askedForBy = (viewer: string): string => `array(
  select e.user_id from ${effectiveRelations} e where e.related_user_id = ${viewer} and e.relationship_type = 'parent'
  union all select ${viewer} where coalesce((select age from student_profiles where user_id = ${viewer}), 0) >= ${OWN_AGE}
    or not exists (select from ${effectiveRelations} e where e.user_id = ${viewer} and e.relationship_type = 'parent'))`;
