import { useSession } from '@academy/shared-auth';
import type { Role } from '#/api/roles.ts';
import type { PermissionEditorProps } from './permission-editor.tsx';

/** D3: nobody gives what they do not hold, and what a role has already may stay; super-admin loses nothing. */
export function usePermissionLock(role: Pick<Role, 'name' | 'permissions'> | null): PermissionEditorProps['lockOf'] {
  const held = useSession((session) => session.permissions);
  return (permission) => {
    if (role?.permissions.includes(permission)) return role.name === 'super-admin' ? 'kept' : null;
    return held.has(permission) ? null : 'not-held';
  };
}
