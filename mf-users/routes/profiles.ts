import { listNames } from '../src/components/people/places.ts';
import type { Contribution } from './contribution.ts';

const USERS = '/dashboard/users';
const LEDGER = `${USERS}/remaining-classes`;
const STUDENT = `${USERS}/student/:studentId`;
const editors: Record<string, { screen: string; titleKey: string }> = {
  student: { screen: 'student-profile/edit-student', titleKey: 'student.edit.title' },
  teacher: { screen: 'teacher-profile/edit-teacher', titleKey: 'teacher.edit.title' },
};
/** C18 */
const noEditor = { screen: 'edit-profile', titleKey: 'profile.edit.title' };

/** Each name is a full path, so that another is the 404 page (D70). */
export const profiles: Contribution = {
  notifications: [
    // Staff get links to write to the student or the family; a parent gets links to the purchases.
    { key: 'classes.student-left', textKey: 'notifications.studentLeft', to: STUDENT, orTo: `${LEDGER}/:studentId` },
    { key: 'classes.student-owed', textKey: 'notifications.studentOwed', to: STUDENT, orTo: `${LEDGER}/:studentId` },
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
    {
      path: `${LEDGER}/:id`,
      screen: 'remaining-classes',
      titleKey: 'ledger.header.title',
      skeleton: 'list',
    },
    {
      path: `${LEDGER}/:id/statement`,
      screen: 'statement',
      titleKey: 'statement.title',
      skeleton: 'list',
    },
  ],
};
