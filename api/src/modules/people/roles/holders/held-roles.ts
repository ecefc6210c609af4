import { folded } from '#base/database/folded.ts';
import { existingUsers, userCards } from '#modules/accounts/identity/users-sql.ts';

/** SQL: the name of the primary role of a row of `users`. */
export const roleNameOf = (user: string): string => `(select name from roles where id = ${user}.role_id)`;

/** SQL that joins the primary role of a row of `users`. */
export const joinRole = (user: string, role: string): string => `join roles ${role} on ${role}.id = ${user}.role_id`;

/** SQL: the id of the role of this name. */
export const roleIdOf = (name: string): string => `(select id from roles where name = ${name})`;

/** SQL: the names of all roles of a row of `users`, in order. */
export const heldRoles = (user: string): string => `array(select r.name from roles r where r.id = ${user}.role_id
  union select r.name from user_roles x join roles r on r.id = x.role_id where x.user_id = ${user}.id
  order by name)`;

/** SQL: all roles of a row of `users` with their scopes, as JSON. */
export const heldScopes = (user: string): string => `(select coalesce(json_agg(json_build_object('name', r.name,
    'scope', r.scope) order by r.name), '[]'::json)
  from roles r where r.name = any(${heldRoles(user)}))`;

/** SQL: all permissions of a row of `users` by its roles, in order. */
export const heldPermissions = (user: string): string => `array(
  select p.permission from role_permissions p where p.role_id = ${user}.role_id
  union select p.permission from user_roles x join role_permissions p on p.role_id = x.role_id where x.user_id = ${user}.id
  order by permission)`;

/**
 * SQL: whether a row of `users` has the role with this name, primary or further. @param name a constant, never from
 * outside.
 */
export const holdsRole = (user: string, name: string): string => `(
  ${user}.role_id = (select id from roles where name = '${name}') or exists (
    select from user_roles x join roles r on r.id = x.role_id where x.user_id = ${user}.id and r.name = '${name}'))`;

/** SQL: the ids of all users with the role of this name, primary or further; only for roles with few users. */
export const holdersOf = (
  name: string,
): string => `select id from ${userCards} u where role_id = ${roleIdOf(`'${name}'`)}
  union select user_id from user_roles where role_id = ${roleIdOf(`'${name}'`)}`;

/** SQL: existing users with the role of this name, as rows of `id, name`: at least the first `most` by name. */
export const firstHoldersOf = (name: string, most: string): string => {
  const role = roleIdOf(`'${name}'`);
  return `(select id, name from ${existingUsers} u where role_id = ${role} order by ${folded('name')}, id limit ${most})
    union (select u.id, u.name from ${existingUsers} u join user_roles x on x.user_id = u.id where x.role_id = ${role})`;
};

/**
 * SQL: the number of existing users with the role of this name, primary or further. The number of primary holders is
 * stored, not counted.
 */
export const holderTotalOf = (name: string): string => {
  const role = roleIdOf(`'${name}'`);
  return `(select coalesce((select total from user_counts where role_id = ${role}), 0)::int + count(*)::int
    from ${existingUsers} u join user_roles x on x.user_id = u.id where x.role_id = ${role} and u.role_id <> ${role})`;
};

/** SQL: the number of existing users whose primary role matches a condition on `role_id`. It is stored, not counted. */
export const keptUserTotal = (condition: string | null): string =>
  `coalesce((select sum(u.total) from user_counts u ${condition ? `where ${condition}` : ''}), 0)`;

/**
 * SQL: every role with its permissions, as `Role[]`: for policies about the holders on a page, in the page's statement.
 */
export const everyRole = `(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'builtIn', r.built_in,
  'scope', r.scope, 'permissions', array(select permission from role_permissions where role_id = r.id))), '[]'::json)
  from roles r)`;

/** SQL: the number of existing users by primary role. It is stored, not counted. */
export const keptRoleTotals = `(select r.name, t.total from user_counts t join roles r on r.id = t.role_id where t.total > 0)`;
