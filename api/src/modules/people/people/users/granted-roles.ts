import { canonicalRole } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { findGrantableRole, findRole, type Role } from '#modules/people/roles/find-role.ts';
import {
  checkCanTakeOver,
  checkGrant,
  checkNotOwnRole,
  keepSuperAdmin,
  storeFurtherRoles,
} from '#modules/people/roles/index.ts';
import type { Managed } from '../scope/find-managed.ts';
import { notifyAccountChange } from './notify-account-change.ts';

/** D3: a role that the viewer may grant. */
export async function grantedRole(sql: Sql, ctx: ViewerCtx, name: string, path = 'role'): Promise<Role> {
  const role = await findGrantableRole(sql, { name });
  if (!role) throw fieldError(path, 'unknown', 'There is no such role');
  await checkGrant(sql, ctx.viewer, role);
  return role;
}

/** Stores a person's roles in addition to the primary one; the viewer must be able to grant new ones. */
export async function setFurtherRoles(sql: Sql, ctx: ViewerCtx, user: Pick<Managed, 'id' | 'roles'>, names: string[]) {
  const wanted = [...new Set(names.map(canonicalRole))];
  const ids: number[] = [];
  for (const name of wanted) {
    const role = user.roles.includes(name) ? await findRole(sql, { name }) : await grantedRole(sql, ctx, name, 'roles');
    if (role) ids.push(role.id);
  }
  await storeFurtherRoles(sql, user.id, ids);
}

interface RoleChange {
  role?: string | undefined;
  roles?: string[] | undefined;
}

const sameRoles = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Changes a person's roles. Without `roles`, a new primary role replaces the former one. */
export async function changeRoles(sql: Sql, ctx: ViewerCtx, user: Managed, change: RoleChange): Promise<void> {
  const role = canonicalRole(change.role ?? user.role);
  const further = (change.roles ?? user.roles.filter((name) => name !== user.role)).map(canonicalRole);
  const wanted = [...new Set([role, ...further])];
  if (role === user.role && sameRoles(wanted, user.roles)) return;
  checkNotOwnRole(ctx.viewer, user.id);
  await checkCanTakeOver(sql, ctx.viewer, user.id);
  if (user.roles.includes('super-admin') && !wanted.includes('super-admin')) await keepSuperAdmin(sql, user.id);
  const primary = user.roles.includes(role) ? await findRole(sql, { name: role }) : await grantedRole(sql, ctx, role);
  if (!primary) throw new Error(`the role ${role} is gone`);
  await changeAccount(sql, user.id, { roleId: primary.id });
  await setFurtherRoles(
    sql,
    ctx,
    user,
    wanted.filter((name) => name !== role),
  );
  await notifyAccountChange(sql, ctx, user.id, 'role');
}
