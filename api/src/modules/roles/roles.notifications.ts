import { defineNotification } from '#modules/notifications/define-notification.ts';

export const roleNotifications = {
  permissions: defineNotification({
    key: 'role.permissions',
    scope: 'product',
    group: 'account',
    channels: ['mail'],
    recipients: 'every holder of the role',
    again: true,
    message: () => 'The permissions of a role that you hold were changed',
  }),
};
