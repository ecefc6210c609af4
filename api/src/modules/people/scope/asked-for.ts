import { effectiveRelations } from './relationships.ts';

/** D100: from this age on students ask for themselves. */
const OWN_AGE = 12;

/**
 * SQL: the students for whom somebody asks the academy for something (D100), an array: the children of a parent; oneself from the
 * age of twelve on, and whoever has no parent here. @param viewer a placeholder, as `$1`.
 */
export const askedForBy = (viewer: string): string => `array(
  select e.user_id from ${effectiveRelations} e where e.related_user_id = ${viewer} and e.relationship_type = 'parent'
  union all select ${viewer} where coalesce((select age from student_profiles where user_id = ${viewer}), 0) >= ${OWN_AGE}
    or not exists (select from ${effectiveRelations} e where e.user_id = ${viewer} and e.relationship_type = 'parent'))`;
