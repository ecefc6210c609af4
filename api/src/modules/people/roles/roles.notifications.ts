import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { rolesSubjects } from './roles.subjects.ts';

export const roleNotifications = {
  permissions: defineNotification({
    key: 'role.permissions',
    subject: rolesSubjects['role.permissions'],
    scope: 'product',
    group: 'account',
    channels: ['mail'],
    recipients: 'every holder of the role',
    again: true,
    message: () => 'The permissions of a role that you hold were changed',
  }),
};
