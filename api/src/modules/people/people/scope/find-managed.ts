import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { checkCanEditHolder, joinRole } from '#modules/people/roles/index.ts';

export interface Managed {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  timezone: string;
  active: boolean;
  role: string;
  /** All roles of the person. */
  roles: string[];
}

export type ManagePermission =
  | 'users.create'
  | 'users.update'
  | 'users.delete'
  | 'users.merge'
  | 'salaries.update'
  | 'salaries.reopen';

/**
 * The person whom the viewer is about to change, locked until the transaction ends: all writers of a person's data wait
 * here for each other. 404 outside of the permission's scope (D9); 403 for a person with more permissions than the
 * viewer (D3).
 */
export async function findManaged(
  sql: Sql,
  ctx: ViewerCtx,
  id: number,
  permission: ManagePermission,
): Promise<Managed> {
  await lockUser(sql, id);
  const scope = await peopleScope(sql, ctx.viewer, permission);
  const [found] = await sql.query<Omit<Managed, 'roles' | 'role'> & { role: string }>({
    text: `select u.id, u.name, u.email, u.phone, u.timezone, u.active, r.name as role
      from ${accounts} u ${joinRole('u', 'r')}
      where u.id = $1 and u.deleted_at is null and $2::bigint is not null
        and ${inPeopleScope(scope, 'u.id', '$2::bigint')}`,
    values: [id, ctx.viewer.userId],
  });
  if (!found) throw notFound('User');
  const held = await rolesHeldBy(sql, id);
  checkCanEditHolder(ctx.viewer, held);
  return { ...found, roles: held.map(({ name }) => name) };
}
