import { belongsTo, useSession } from '@academy/shared-auth';

/** Whoever reads, as screens ask about them. */
export interface Viewer {
  id: string;
  roles: readonly string[];
  can: (permission: string) => boolean;
  /** Has one of the roles. */
  is: (...roles: string[]) => boolean;
}

export function useViewer(): Viewer {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  const roles = user?.roles ?? [];
  return {
    id: user?.id ?? '',
    roles,
    can: (permission) => permissions.has(permission),
    is: (...names) => belongsTo({ permissions, roles }, { only: names }),
  };
}
