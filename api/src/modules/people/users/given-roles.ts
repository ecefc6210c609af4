import { canonicalRole } from '#base/auth/reader.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { changeAccount } from '#modules/identity/stored-account.ts';
import { checkGiving, checkMayTakeOver } from '#modules/roles/check-giving.ts';
import { findRole, findRoleToGive, type Role } from '#modules/roles/find-role.ts';
import { storeFurtherRoles } from '#modules/roles/further-roles.ts';
import { checkNotOwnRole } from '#modules/roles/grant.policy.ts';
import { keepSuperAdmin } from '#modules/roles/keep-super-admin.ts';
import type { Managed } from './find-managed.ts';
import { notifyAccountChange } from './notify-account-change.ts';

/** D3: a role that the reader may give. */
export async function givenRole(sql: Sql, ctx: ReaderCtx, name: string, path = 'role'): Promise<Role> {
  const role = await findRoleToGive(sql, { name });
  if (!role) throw fieldError(path, 'unknown', 'There is no such role');
  await checkGiving(sql, ctx.reader, role);
  return role;
}

/** Stores which roles somebody holds besides the primary one; those that are new the reader has to be able to give. */
export async function setFurtherRoles(sql: Sql, ctx: ReaderCtx, user: Pick<Managed, 'id' | 'roles'>, names: string[]) {
  const wanted = [...new Set(names.map(canonicalRole))];
  const ids: number[] = [];
  for (const name of wanted) {
    const role = user.roles.includes(name) ? await findRole(sql, { name }) : await givenRole(sql, ctx, name, 'roles');
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

/** Changes what somebody holds. Without `roles`, a new primary role takes the place of the former one. */
export async function changeRoles(sql: Sql, ctx: ReaderCtx, user: Managed, change: RoleChange): Promise<void> {
  const role = canonicalRole(change.role ?? user.role);
  const further = (change.roles ?? user.roles.filter((name) => name !== user.role)).map(canonicalRole);
  const wanted = [...new Set([role, ...further])];
  if (role === user.role && sameRoles(wanted, user.roles)) return;
  checkNotOwnRole(ctx.reader, user.id);
  await checkMayTakeOver(sql, ctx.reader, user.id);
  if (user.roles.includes('super-admin') && !wanted.includes('super-admin')) await keepSuperAdmin(sql, user.id);
  const primary = user.roles.includes(role) ? await findRole(sql, { name: role }) : await givenRole(sql, ctx, role);
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
