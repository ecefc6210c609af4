import { defineNotification } from '#modules/notifications/define-notification.ts';

const admins = { scope: 'product', recipients: 'admins and super-admins', params: ['name'], again: true } as const;

/** What somebody did to the own account. */
export const ownNotifications = {
  registered: defineNotification({
    ...admins,
    key: 'account.registered',
    message: ({ name }) => `${name} has registered`,
  }),
  deactivated: defineNotification({
    ...admins,
    key: 'account.deactivated',
    message: ({ name }) => `${name} has deactivated their account`,
  }),
};
