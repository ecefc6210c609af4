import { defineNotification } from '#modules/notifications/define-notification.ts';

export const formNotifications = {
  submitted: defineNotification({
    key: 'submission.received',
    scope: 'product',
    recipients: 'holders of forms.read',
    params: ['form', 'name'],
    message: ({ form, name }) => `${name} sent the form “${form}”`,
  }),
};
