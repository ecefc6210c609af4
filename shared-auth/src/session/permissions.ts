import { belongsTo, type Holder } from '../contract/audience.ts';
import type { Scope } from './scopes.ts';
import { sessionStore, useSession } from './session.ts';

export { type Audience, belongsTo, canonicalRole, type Holder, shownRole } from '../contract/audience.ts';

/** Whether the signed-in user holds the permission (`area.action`). */
export const useCan = (permission: string): boolean => useSession((session) => session.permissions.has(permission));

/**
 * The scope of a permission for the signed-in user, for permissions about people and those of a relation; by default
 * `own`.
 */
export const useScope = (permission: string): Scope => useSession(({ scopes }) => scopes[permission] ?? 'own');

/** Whether the signed-in user has one of the roles. */
export const useHasRole = (...roles: string[]): boolean =>
  useSession((session) =>
    belongsTo({ permissions: session.permissions, roles: session.user?.roles ?? [] }, { only: roles }),
  );

/** The signed-in user's permissions and roles, read once (not reactive). */
export function currentHolder(): Holder {
  const { permissions, user } = sessionStore.getState();
  return { permissions, roles: user?.roles ?? [], relations: user?.relations ?? [] };
}
