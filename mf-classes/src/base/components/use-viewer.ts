import { belongsTo, useSession } from '@academy/shared-auth';

/** The facts about the signed-in user that screens need. */
export interface Viewer {
  id: string;
  name: string;
  timezone: string;
  can: (permission: string) => boolean;
  /** Whether the user has one of the roles. */
  is: (...roles: string[]) => boolean;
  /** D2: whether a list has a button that adds, for teachers too on a `report` list. Others add by menu and palette. */
  canAddOnList: (permission: string, list?: 'report') => boolean;
  /** The viewer's side of classes: as student, as teacher, as relative of students, or as staff. */
  side: 'student' | 'teacher' | 'family' | 'staff';
}

const adders = ['admin', 'super-admin'];
const staff = ['leader', 'admin', 'super-admin'];

function sideOf(is: Viewer['is'], isRelative: boolean): Viewer['side'] {
  if (is(...staff)) return 'staff';
  if (is('teacher')) return 'teacher';
  if (isRelative) return 'family';
  return is('student') ? 'student' : 'staff';
}

export function useViewer(): Viewer {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  const roles = user?.roles ?? [];
  const is = (...names: string[]) => belongsTo({ permissions, roles }, { only: names });
  const can = (permission: string) => permissions.has(permission);
  return {
    id: user?.id ?? '',
    name: user?.name ?? '',
    timezone: user?.timezone ?? 'UTC',
    can,
    is,
    canAddOnList: (permission, list) => can(permission) && is(...adders, ...(list === 'report' ? ['teacher'] : [])),
    side: sideOf(is, (user?.relations ?? []).length > 0),
  };
}
