import { jsonOf } from '#base/fields/fields.ts';
import { canBeInvited, hasTwoSteps } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { userFields } from './user.fields.ts';

/** SQL: a user with all facts, from which a presenter selects; of the rows `userRows`. */
export const userJson = jsonOf(userFields);

const profileOf = (table: string, alias: string) =>
  `left join lateral (select * from ${table} where user_id = u.id limit 1) ${alias} on true`;

/**
 * SQL: users `u` with their primary role and both profiles, each looked up by key, as a page needs only a few.
 * @param users a subquery of `accounts`.
 */
export const userRows = (users: string): string => `${users} u ${joinRole('u', 'r')}
  ${profileOf('student_profiles', 's')} ${profileOf('teacher_profiles', 't')}`;

/**
 * SQL: rows of `other_id, relationships`: the viewer's relationships with each related person (D7). @param viewer a
 * placeholder of bigint.
 */
export const relationshipsByPerson = (access: string): string => `(select other_id,
  json_agg(json_build_object('ownRole', own_role, 'otherRole', other_role)) as relationships
  from ${relationshipsOf(access)} b group by other_id)`;

/** SQL: the facts for policies about a row of `userRows` joined with `relationshipsByPerson` as `b`. */
export const viewedJson = (
  access: string,
): string => `json_build_object('hasTwoSteps', ${hasTwoSteps('u.id')}, 'canBeInvited', ${canBeInvited('u')}, 'relationships', coalesce(b.relationships, '[]'::json),
  'relations', array(select relationship_type from ${effectiveRelations} e
    where e.user_id = u.id and e.related_user_id = ${access}))`;
