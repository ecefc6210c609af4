import type { Role } from '#modules/people/roles/find-role.ts';

/** A role's permissions and their scope. */
export type RoleContent = Pick<Role, 'scope' | 'permissions'>;

/** The scopes of permissions (D1), narrowest first. */
export const roleScopes = ['own', 'team', 'all'] as const;
type RoleScope = (typeof roleScopes)[number];

const rank = (scope: RoleScope | null): number => (scope === null ? -1 : roleScopes.indexOf(scope));

/** What is left of a role within these permissions and this scope. */
export function narrowed(role: Role, within: { scope: RoleScope; permissions: ReadonlySet<string> }): Role {
  const scope = rank(role.scope) < rank(within.scope) ? role.scope : within.scope;
  return { ...role, scope, permissions: role.permissions.filter((each) => within.permissions.has(each)) };
}

/** The scope of a permission for a user with these roles: the widest of the roles that give it. */
function reachOf(held: readonly Role[], permission: string): RoleScope | null {
  const scopes = held.filter(({ permissions }) => permissions.includes(permission)).map(({ scope }) => scope);
  return roleScopes.findLast((scope) => scopes.includes(scope)) ?? null;
}

/** Whether no permission of a role reaches further than for a user with these roles. */
export const isWithinReach = ({ scope, permissions }: RoleContent, held: readonly Role[]): boolean =>
  permissions.every((permission) => rank(reachOf(held, permission)) >= rank(scope));

/**
 * D3 (f): whether a user with the first roles may take over a user with the others: set a password, deactivate, delete.
 * Whoever sets a user's password can sign in as that user, and whoever deactivates a user removes all their
 * permissions.
 */
export const mayTakeOver = (own: readonly Role[], others: readonly RoleContent[]): boolean =>
  others.every((role) => isWithinReach(role, own));

/**
 * An edit's changes of a role: added or removed permissions, or all of them if the scope changes, with their scope
 * before or after. A built-in role counts as reaching everybody, and so does its change.
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
