import type { Scope } from './scopes.ts';
import { sessionStore, useSession } from './session.ts';

/** C5: `superAdmin` is another spelling of `super-admin`. */
export const canonicalRole = (role: string): string => (role === 'superAdmin' ? 'super-admin' : role);

/** Who may see something: every permission held and, where given, one of `only`, none of `except` and one of `relations`. */
export interface Audience {
  permissions?: readonly string[];
  only?: readonly string[];
  except?: readonly string[];
  relations?: readonly string[];
}

export interface Holder {
  permissions: ReadonlySet<string>;
  roles: readonly string[];
  /** As what somebody is a relative of students. */
  relations?: readonly string[];
}

/** Whether a holder of these permissions and roles belongs to the audience. Empty lists ask nothing. */
export function belongsTo(holder: Holder, audience: Audience): boolean {
  const { permissions = [], only = [], except = [], relations = [] } = audience;
  const roles = holder.roles.map(canonicalRole);
  const has = (role: string) => roles.includes(canonicalRole(role));
  return (
    permissions.every((permission) => holder.permissions.has(permission)) &&
    (only.length === 0 || only.some(has)) &&
    !except.some(has) &&
    (relations.length === 0 || relations.some((each) => holder.relations?.includes(each)))
  );
}

/** Whether the signed-in user holds the permission (`area.action`). */
export const useCan = (permission: string): boolean => useSession((session) => session.permissions.has(permission));

/** How far a permission about people reaches for the signed-in user; the narrowest where nothing is said. */
export const useScope = (permission: string): Scope => useSession(({ scopes }) => scopes[permission] ?? 'own');

/** Whether the signed-in user has one of the roles. */
export const useHasRole = (...roles: string[]): boolean =>
  useSession((session) =>
    belongsTo({ permissions: session.permissions, roles: session.user?.roles ?? [] }, { only: roles }),
  );

/** The signed-in user as a holder, read once (not reactive). */
export function currentHolder(): Holder {
  const { permissions, user } = sessionStore.getState();
  return { permissions, roles: user?.roles ?? [], relations: user?.relations ?? [] };
}
