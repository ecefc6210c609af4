import type { Role } from '#modules/roles/find-role.ts';

/** A role's permissions and their reach. */
export type RoleContent = Pick<Role, 'scope' | 'permissions'>;

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
export const isWithinReach = ({ scope, permissions }: RoleContent, held: readonly Role[]): boolean =>
  permissions.every((permission) => rank(reachOf(held, permission)) >= rank(scope));

/**
 * D3 (f): whether the holder of these roles may take over somebody with the other ones: set a password, deactivate, delete.
 * Whoever sets somebody's password can become them, and whoever deactivates them takes all that they may do.
 */
export const mayTakeOver = (own: readonly Role[], others: readonly RoleContent[]): boolean =>
  others.every((role) => isWithinReach(role, own));

/**
 * An edit's changes of a role: added or removed permissions, or all of them if the scope changes, and their reach
 * before or after. A built-in role counts as reaching everybody, so that its change does too.
 */
export function changeOf(
  before: RoleContent & Pick<Role, 'builtIn'>,
  after: RoleContent,
): RoleContent & { added: string[] } {
  const added = after.permissions.filter((permission) => !before.permissions.includes(permission));
  const removed = before.permissions.filter((permission) => !after.permissions.includes(permission));
  const kept = before.permissions.filter((permission) => !removed.includes(permission));
  const permissions = [...added, ...removed, ...(before.scope === after.scope ? [] : kept)];
  const widest = rank(before.scope) > rank(after.scope) ? before.scope : after.scope;
  return { added, permissions, scope: before.builtIn ? 'all' : widest };
}
