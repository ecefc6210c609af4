import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { type Role, rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { checkCanGrantPermissions, checkCanGrantRole } from './grant.policy.ts';
import { changeOf, isWithinReach, mayTakeOver, type RoleContent } from './role-scope.ts';

/** D1, D3: nobody gives a role whose permissions reach further than their own. */
export async function checkReach(sql: Sql, viewer: Viewer, role: RoleContent): Promise<void> {
  if (!isWithinReach(role, await rolesHeldBy(sql, viewer.userId)))
    throw new AppError('forbidden', 'You cannot give a role that reaches farther than yours');
}

/** D3: nobody adds to a role, or removes from it, permissions that they could not give. */
export async function checkRoleChange(sql: Sql, viewer: Viewer, before: Role, after: RoleContent): Promise<void> {
  const change = changeOf(before, after);
  checkCanGrantPermissions(viewer, change.added);
  if (!isWithinReach(change, await rolesHeldBy(sql, viewer.userId)))
    throw new AppError('forbidden', 'You cannot change a role that reaches farther than yours');
}

/** D3 (f): the viewer has every permission of the person, with at least the same scope. */
export async function checkCanTakeOver(sql: Sql, viewer: Viewer, userId: number): Promise<void> {
  const own = await rolesHeldBy(sql, viewer.userId);
  const others = await rolesHeldBy(sql, userId);
  if (!mayTakeOver(own, others)) throw new AppError('forbidden', 'This person may do more than you may');
}

/** D3 (a), (b): whether the viewer may give a role to others, by its permissions and scope. */
export async function checkGrant(sql: Sql, viewer: Viewer, role: Role): Promise<void> {
  checkCanGrantRole(viewer, role);
  await checkReach(sql, viewer, role);
}
