import { holds, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { groupKeys, type NotificationGroup } from '../notification-groups.ts';

type Holder = Pick<Viewer, 'roles' | 'permissions' | 'relativePermissions'>;

const isOnlyTeacher = ({ roles }: Holder) => roles.length > 0 && roles.every((role) => role === 'teacher');

const audience: Partial<Record<NotificationGroup, (viewer: Holder) => boolean>> = {
  messages: (viewer) => holds(viewer, 'messaging.read'),
  office: (viewer) => isAdmin(viewer) || holds(viewer, 'forms.read'),
  reports: (viewer) => !isOnlyTeacher(viewer),
  money: (viewer) => !isOnlyTeacher(viewer),
};

/** The groups from which a user may get notifications. */
export const groupsOf = (viewer: Holder): NotificationGroup[] =>
  groupKeys.filter((group) => audience[group]?.(viewer) ?? true);
