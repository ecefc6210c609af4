import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { personalDataSubjects } from './personal-data.subjects.ts';

/** Notifications about requests for erasure (D123). */
export const personalDataNotifications = {
  asked: defineNotification({
    group: 'office',
    channels: ['push', 'mail'],
    scope: 'product',
    recipients: 'admins and super-admins',
    params: ['name'],
    again: true,
    key: 'account.erasure-asked',
    subject: personalDataSubjects['account.erasure-asked'],
    message: ({ name }) => `The data of ${name} is to be erased. Please decide.`,
  }),
};
