import { holds, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { groupKeys, type NotificationGroup } from '../notification-groups.ts';

const isOnlyTeacher = ({ roles }: Viewer) => roles.length > 0 && roles.every((role) => role === 'teacher');

const audience: Partial<Record<NotificationGroup, (viewer: Viewer) => boolean>> = {
  office: (viewer) => isAdmin(viewer) || holds(viewer, 'forms.read'),
  reports: (viewer) => !isOnlyTeacher(viewer),
  money: (viewer) => !isOnlyTeacher(viewer),
};

/** The groups of which something may come to the viewer. */
export const groupsOf = (viewer: Viewer): NotificationGroup[] =>
  groupKeys.filter((group) => audience[group]?.(viewer) ?? true);
