import type { Role } from './find-role.ts';

/** How far a permission reaches (D1): narrowest first. */
export const roleScopes = ['own', 'team', 'all'] as const;
type RoleScope = (typeof roleScopes)[number];

const rank = (scope: RoleScope | null): number => (scope === null ? -1 : roleScopes.indexOf(scope));

/** How far a permission reaches for the holder of these roles: as far as the widest of those that give it. */
function reachOf(held: readonly Role[], permission: string): RoleScope | null {
  const scopes = held.filter(({ permissions }) => permissions.includes(permission)).map(({ scope }) => scope);
  return roleScopes.findLast((scope) => scopes.includes(scope)) ?? null;
}

/** Whether everything that a role gives reaches no farther than it does for the holder of these roles. */
export const isWithinReach = (role: Pick<Role, 'scope' | 'permissions'>, held: readonly Role[]): boolean =>
  role.permissions.every((permission) => rank(reachOf(held, permission)) >= rank(role.scope));
