import { eq } from 'drizzle-orm';
import { writeEdit } from '#base/audit/audit.ts';
import { canonicalRole } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { findRole, type Role } from './find-role.ts';
import { checkRoleChange } from './grants/check-grant.ts';
import { checkCanEditRole } from './grants/grant.policy.ts';
import { activeHolders } from './holders/role-holders.ts';
import { roleNotifications } from './roles.notifications.ts';
import type { RoleInput } from './roles.schema.ts';
import { roles } from './roles.table.ts';
import { checkNameIsFree, lockRoles, setPermissions } from './store-role.ts';

type Change = Pick<Role, 'name' | 'scope' | 'permissions'>;

const pick = ({ name, scope, permissions }: Change): Change => ({ name, scope, permissions });

/** D1, D3 (a): nobody could restore a permission that super-admin lost. */
function checkBuiltIn(role: Role, change: Change): void {
  if (!role.builtIn) return;
  if (change.name !== role.name) throw new AppError('conflict', 'A built-in role keeps its name');
  if (change.scope !== role.scope) throw new AppError('conflict', 'A built-in role keeps its scope');
  const loses = role.permissions.some((permission) => !change.permissions.includes(permission));
  if (role.name === 'super-admin' && loses)
    throw new AppError('conflict', 'What is taken from super-admin, nobody could give back');
}

const isSamePower = (one: Change, other: Change): boolean =>
  one.scope === other.scope && one.permissions.join() === other.permissions.join();

/** D53: notifies the holders of a role whose permissions or scope have changed. */
async function notifyHolders(sql: Sql, { viewer, now }: ViewerCtx, id: number): Promise<void> {
  await notify(sql, {
    kind: roleNotifications.permissions,
    recipients: { select: activeHolders, of: id },
    actorId: viewer.userId,
    relatedId: id,
    at: now,
  });
}

/** Changes a role's name and permissions, which take effect at the next request of every session (D4). */
export async function editRole({ ctx, id, input }: { ctx: ViewerCtx; id: number; input: RoleInput }): Promise<Role> {
  const after = await ctx.sql.transaction(async (sql) => {
    await lockRoles(sql);
    const role = await findRole(sql, { id });
    if (!role) throw notFound('Role');
    checkCanEditRole(ctx.viewer, role);
    const name = role.builtIn ? canonicalRole(input.role) : input.role;
    const change = { name, scope: input.scope ?? role.scope, permissions: input.permissions };
    checkBuiltIn(role, change);
    await checkRoleChange(sql, ctx.viewer, role, change);
    await checkNameIsFree(sql, name, id);
    await sql.orm.update(roles).set({ name, scope: change.scope }).where(eq(roles.id, id));
    await setPermissions(sql, id, change.permissions);
    const stored = await findRole(sql, { id });
    if (!stored) throw notFound('Role');
    const line = { action: 'role.update', subject: 'role', subjectId: id };
    await writeEdit(sql, ctx, { ...line, before: pick(role), after: pick(stored) });
    if (!isSamePower(role, stored)) await notifyHolders(sql, ctx, id);
    return stored;
  });
  ctx.deps.sessions.dropAll();
  return after;
}
