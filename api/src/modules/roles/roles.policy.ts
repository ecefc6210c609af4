import type { Viewer } from '#base/auth/viewer.ts';
import type { Role } from './find-role.ts';
import { mayEditRole, mayGiveRole } from './grants/grant.policy.ts';
import { isWithinReach } from './grants/role-scope.ts';

export const roleActions = ['update', 'delete', 'give'] as const;
type RoleMay = Record<(typeof roleActions)[number], boolean>;

/**
 * What somebody may do with a role (D1, D3). `give`: to others, where they may change these. That people hold it keeps a
 * role too, and is what the deletion says.
 * @param every all roles: those that the viewer holds are among them.
 */
export function mayWithRole(viewer: Viewer, role: Role, every: readonly Role[]): RoleMay {
  const held = every.filter(({ name }) => viewer.roles.includes(name));
  return {
    update: viewer.permissions.has('relations.roles.update') && mayEditRole(viewer, role),
    delete: viewer.permissions.has('relations.roles.delete') && !role.builtIn,
    give: mayGiveRole(viewer, role) && isWithinReach(role, held),
  };
}
