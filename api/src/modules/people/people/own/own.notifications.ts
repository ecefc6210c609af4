import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { ownSubjects } from './own.subjects.ts';

const reach = { group: 'office', channels: ['push', 'mail'] } as const;
const about = { scope: 'product', recipients: 'admins and super-admins', params: ['name'] } as const;
const admins = { ...reach, ...about, again: true } as const;

/** Notifications about changes of the viewer's own account. */
export const ownNotifications = {
  registered: defineNotification({
    ...admins,
    key: 'account.registered',
    subject: ownSubjects['account.registered'],
    message: ({ name }) => `${name} has registered`,
  }),
  deactivated: defineNotification({
    ...admins,
    key: 'account.deactivated',
    subject: ownSubjects['account.deactivated'],
    message: ({ name }) => `${name} has deactivated their account`,
  }),
};
