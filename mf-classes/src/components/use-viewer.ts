import { belongsTo, useSession } from '@academy/shared-auth';

/** The signed-in person, as screens ask about them. */
export interface Viewer {
  id: string;
  name: string;
  timezone: string;
  can: (permission: string) => boolean;
  /** Has one of the roles. */
  is: (...roles: string[]) => boolean;
  /** From which side classes are seen: of those one takes, of those one gives, or of others'. */
  side: 'student' | 'teacher' | 'staff';
}

const staff = ['leader', 'admin', 'super-admin'];

export function useViewer(): Viewer {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  const roles = user?.roles ?? [];
  const is = (...names: string[]) => belongsTo({ permissions, roles }, { only: names });
  const side = is(...staff) ? 'staff' : is('teacher') ? 'teacher' : is('student') ? 'student' : 'staff';
  return {
    id: user?.id ?? '',
    name: user?.name ?? '',
    timezone: user?.timezone ?? 'UTC',
    can: (permission) => permissions.has(permission),
    is,
    side,
  };
}
