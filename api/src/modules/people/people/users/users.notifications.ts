import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { usersSubjects } from './users.subjects.ts';

const reach = { group: 'account', channels: ['mail'] } as const;
const owner = { ...reach, scope: 'product', recipients: 'whose account it is', again: true } as const;

/** Notifications about changes of an account by somebody else. */
export const userNotifications = {
  password: defineNotification({
    ...owner,
    key: 'account.password',
    subject: usersSubjects['account.password'],
    message: () => 'Your password was changed by the administration',
  }),
  childPassword: defineNotification({
    ...reach,
    scope: 'product',
    recipients: 'the parents of a child without an address or under 16',
    again: true,
    params: ['name'],
    key: 'account.child-password',
    subject: usersSubjects['account.child-password'],
    message: ({ name }) => `The password of ${name} was set anew`,
  }),
  role: defineNotification({
    ...owner,
    key: 'account.role',
    subject: usersSubjects['account.role'],
    message: () => 'What you may do in the academy was changed by the administration',
  }),
};
