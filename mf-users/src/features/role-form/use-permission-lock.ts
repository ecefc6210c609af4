import { useSession } from '@academy/shared-auth';
import type { Role } from '#/api/roles.ts';
import type { PermissionEditorProps } from './permission-part.ts';

/** D3: nobody gives or takes away what they do not hold; super-admin loses nothing. */
export function usePermissionLock(role: Pick<Role, 'name' | 'permissions'> | null): PermissionEditorProps['lockOf'] {
  const held = useSession((session) => session.permissions);
  return (permission) => {
    if (role?.name === 'super-admin' && role.permissions.includes(permission)) return 'kept';
    return held.has(permission) ? null : 'not-held';
  };
}
