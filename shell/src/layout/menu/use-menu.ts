import { useSession } from '@academy/shared-auth';
import { useMemo } from 'react';
import type { KnownRegistry } from '#/remotes/registry/registry.ts';
import { type MenuItem, menuFor } from './menu.ts';

/** The menu of whoever is signed in; empty until the profile has come. */
export function useMenu(registry: KnownRegistry): MenuItem[] {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  return useMemo(
    () => (user ? menuFor(registry, { permissions, roles: user.roles, relations: user.relations ?? [] }) : []),
    [registry, user, permissions],
  );
}
