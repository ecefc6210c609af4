import { defineNotification } from '#modules/notifications/define-notification.ts';

export const roleNotifications = {
  permissions: defineNotification({
    key: 'role.permissions',
    scope: 'product',
    recipients: 'every holder of the role',
    again: true,
    message: () => 'The permissions of a role that you hold were changed',
  }),
};
