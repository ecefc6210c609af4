import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { type Role, rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { checkCanGrantPermissions, checkCanGrantRole } from './grant.policy.ts';
import { changeOf, isWithinReach, mayTakeOver, narrowed, type RoleContent } from './role-scope.ts';

/** The roles that say how far the viewer reaches; a program's are those of its maker as far as its key goes (D158). */
async function ownRoles(sql: Sql, { userId, key, permissions }: Viewer): Promise<Role[]> {
  const held = await rolesHeldBy(sql, userId);
  return key ? held.map((role) => narrowed(role, { scope: key.scope, permissions })) : held;
}

/** D1, D3: nobody gives a role whose permissions reach further than their own. */
export async function checkReach(sql: Sql, viewer: Viewer, role: RoleContent): Promise<void> {
  if (!isWithinReach(role, await ownRoles(sql, viewer)))
    throw new AppError('forbidden', 'You cannot give a role that reaches farther than yours');
}

/** D3: nobody adds to a role, or removes from it, permissions that they could not give. */
export async function checkRoleChange(sql: Sql, viewer: Viewer, before: Role, after: RoleContent): Promise<void> {
  const change = changeOf(before, after);
  checkCanGrantPermissions(viewer, change.added);
  if (!isWithinReach(change, await ownRoles(sql, viewer)))
    throw new AppError('forbidden', 'You cannot change a role that reaches farther than yours');
}

/** D3 (f): the viewer has every permission of the person, with at least the same scope. */
export async function checkCanTakeOver(sql: Sql, viewer: Viewer, userId: number): Promise<void> {
  const own = await ownRoles(sql, viewer);
  const others = await rolesHeldBy(sql, userId);
  if (!mayTakeOver(own, others)) throw new AppError('forbidden', 'This person may do more than you may');
}

/** D3 (a), (b): whether the viewer may give a role to others, by its permissions and scope. */
export async function checkGrant(sql: Sql, viewer: Viewer, role: Role): Promise<void> {
  checkCanGrantRole(viewer, role);
  await checkReach(sql, viewer, role);
}
