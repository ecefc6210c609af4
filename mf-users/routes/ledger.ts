import type { Contribution } from './contribution.ts';

const USERS = '/dashboard/users';
const LEDGER = `${USERS}/remaining-classes`;
const STUDENT = `${USERS}/student/:studentId`;

/** Remaining classes of students, and their statements. */
export const ledger: Contribution = {
  notifications: [
    // Staff get links to write to the student or the family; a parent gets links to the purchases.
    { key: 'classes.student-left', textKey: 'notifications.studentLeft', to: STUDENT, orTo: `${LEDGER}/:studentId` },
    { key: 'classes.student-owed', textKey: 'notifications.studentOwed', to: STUDENT, orTo: `${LEDGER}/:studentId` },
  ],
  routes: [
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
