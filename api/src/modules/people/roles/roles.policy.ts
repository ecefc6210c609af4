import type { Viewer } from '#base/auth/viewer.ts';
import type { Role } from './find-role.ts';
import { mayEditRole, mayGiveRole } from './grants/grant.policy.ts';
import { isWithinReach } from './grants/role-scope.ts';

export const roleActions = ['update', 'delete', 'give'] as const;
type RoleMay = Record<(typeof roleActions)[number], boolean>;

/**
 * A viewer's actions on a role (D1, D3). `give`: to others whom the viewer may change. A role with holders cannot be
 * deleted either; the deletion reports that.
 * @param every all roles, including the viewer's own.
 */
export function mayWithRole(viewer: Viewer, role: Role, every: readonly Role[]): RoleMay {
  const held = every.filter(({ name }) => viewer.roles.includes(name));
  return {
    update: viewer.permissions.has('relations.roles.update') && mayEditRole(viewer, role),
    delete: viewer.permissions.has('relations.roles.delete') && !role.builtIn,
    give: mayGiveRole(viewer, role) && isWithinReach(role, held),
  };
}
