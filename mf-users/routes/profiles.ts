import { listNames } from '../src/base/components/people/places.ts';
import type { Contribution } from './contribution.ts';

const USERS = '/dashboard/users';
const editors: Record<string, { screen: string; titleKey: string }> = {
  student: { screen: 'student-profile/edit-student', titleKey: 'student.edit.title' },
  teacher: { screen: 'teacher-profile/edit-teacher', titleKey: 'teacher.edit.title' },
};
/** C18 */
const noEditor = { screen: 'edit-profile', titleKey: 'profile.edit.title' };

/** Each name is a full path, so that another is the 404 page (D70). */
export const profiles: Contribution = {
  notifications: [
    {
      key: 'user.needs-teacher',
      textKey: 'notifications.needsTeacher',
      to: `${USERS}/student/:relatedId/edit-profile`,
    },
  ],
  routes: [
    ...listNames.flatMap((name) => [
      {
        path: `${USERS}/${name}/:id/complete-profile`,
        screen: 'student-profile',
        titleKey: 'student.complete.title',
        permissions: ['users.create'],
        skeleton: 'form' as const,
      },
      {
        path: `${USERS}/${name}/:id/complete-profile-teacher`,
        screen: 'teacher-profile',
        titleKey: 'teacher.complete.title',
        permissions: ['users.create'],
        skeleton: 'form' as const,
      },
      {
        path: `${USERS}/${name}/:id/edit-profile`,
        ...(editors[name] ?? noEditor),
        permissions: ['users.update'],
        skeleton: 'form' as const,
      },
    ]),
  ],
};
