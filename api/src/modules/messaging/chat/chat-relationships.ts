import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { parentRelationshipsOf, relationshipsOf } from '#modules/people/people/scope/relationships.ts';

/**
 * SQL: the people whom a user may message in addition to admins (D45, D118), as rows of `other_id, own_role,
 * other_role, student_id`; the last is the child if one of the two is a parent.
 * @param person a placeholder, as `$1`.
 */
export const chatRelationshipsOf = (person: string): string => `(
  select b.other_id, b.own_role, b.other_role, null::bigint as student_id from ${relationshipsOf(person)} b
  union all select p.other_id, p.own_role, p.other_role, p.student_id from ${parentRelationshipsOf(person)} p)`;

/**
 * SQL: the children that connect the viewer with a row of `users` (D118), and whether the other person is their parent,
 * as further keys of an object. The statement has the viewer's `chatRelationshipsOf` as `relationships`.
 */
export const familyJson = (user: string): string => `, 'children', coalesce((
    select json_agg(json_build_object('id', s.id::text, 'name', s.name) order by s.name, s.id)
    from ${userCards} s where s.id in (select b.student_id from relationships b where b.other_id = ${user}.id)), '[]'::json),
  'is_parent', exists (select from relationships b where b.other_id = ${user}.id and b.other_role = 'parent')`;
