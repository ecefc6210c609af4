import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findRole, type Role } from './find-role.ts';
import { checkReach } from './grants/check-grant.ts';
import { checkCanGrantPermissions } from './grants/grant.policy.ts';
import type { RoleInput } from './roles.schema.ts';
import { roles } from './roles.table.ts';
import { checkNameIsFree, lockRoles, setPermissions } from './store-role.ts';

/** D3: creates a custom role, with at most its creator's permissions. */
export async function createRole({ ctx, input }: { ctx: ViewerCtx; input: RoleInput }): Promise<Role> {
  const { role: name, permissions, scope = 'all' } = input;
  checkCanGrantPermissions(ctx.viewer, permissions);
  return ctx.sql.transaction(async (sql) => {
    await lockRoles(sql);
    await checkReach(sql, ctx.viewer, { scope, permissions });
    await checkNameIsFree(sql, name, null);
    const [stored] = await sql.orm
      .insert(roles)
      .values({ name, scope, createdAt: ctx.now })
      .returning({ id: roles.id });
    if (!stored) throw new Error('the role was not stored');
    await setPermissions(sql, stored.id, permissions);
    const role = await findRole(sql, stored);
    if (!role) throw new Error('the role is not there');
    const after = { name, scope, permissions: role.permissions };
    await writeAudit(sql, ctx, { action: 'role.create', subject: 'role', subjectId: role.id, after });
    return role;
  });
}
