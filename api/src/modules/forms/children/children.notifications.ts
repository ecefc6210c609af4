import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { childrenSubjects } from './children.subjects.ts';

/** Notifications about children to their parents. */
export const childNotifications = {
  device: defineNotification({
    group: 'account',
    channels: ['mail'],
    scope: 'product',
    recipients: 'the parents of a child whose own device was signed in by a code',
    again: true,
    params: ['name'],
    key: 'account.child-device',
    subject: childrenSubjects['account.child-device'],
    message: ({ name }) => `A device of ${name} was signed in by a code`,
  }),
};
