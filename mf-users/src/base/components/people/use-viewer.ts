import { useSession } from '@academy/shared-auth';

/** The signed-in user, with the facts that screens need. */
export interface Viewer {
  id: string;
  can: (permission: string) => boolean;
}

export function useViewer(): Viewer {
  const id = useSession(({ user }) => user?.id ?? '');
  const permissions = useSession((session) => session.permissions);
  return { id, can: (permission) => permissions.has(permission) };
}
