import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { ledgerSubjects } from './ledger.subjects.ts';

const reach = { group: 'money', channels: ['push', 'mail'] } as const;
const own = { ...reach, scope: 'product', recipients: 'the student' } as const;
const others = {
  ...reach,
  scope: 'product',
  recipients: 'parents and leaders of the student; from 0 on admins and super-admins too',
} as const;

const classes = (count: number) => (count === 1 ? '1 class' : `${count} classes`);
const left = (count: number) => `${count === 0 ? 'no classes' : classes(count)} left`;

/** Remaining and owed classes have different keys, because a text has plural forms but no sign. */
export const ledgerNotifications = {
  left: defineNotification({
    ...own,
    key: 'classes.left',
    subject: ledgerSubjects['classes.left'],
    params: ['remaining'],
    count: 'remaining',
    message: (_, count) => `You have ${left(count)}`,
  }),
  owed: defineNotification({
    ...own,
    key: 'classes.owed',
    subject: ledgerSubjects['classes.owed'],
    params: ['owed'],
    count: 'owed',
    message: (_, count) => `You owe ${classes(count)}`,
  }),
  studentLeft: defineNotification({
    ...others,
    key: 'classes.student-left',
    subject: ledgerSubjects['classes.student-left'],
    params: ['studentId', 'name', 'remaining'],
    count: 'remaining',
    message: ({ name }, count) => `${name} has ${left(count)}`,
  }),
  studentOwed: defineNotification({
    ...others,
    key: 'classes.student-owed',
    subject: ledgerSubjects['classes.student-owed'],
    params: ['studentId', 'name', 'owed'],
    count: 'owed',
    message: ({ name }, count) => `${name} owes ${classes(count)}`,
  }),
};
