import { defineNotification } from '#modules/notifications/define-notification.ts';

export const leadNotifications = {
  received: defineNotification({
    key: 'lead.received',
    scope: 'product',
    group: 'office',
    channels: ['push', 'mail'],
    recipients: 'holders of leads.read',
    params: ['learner'],
    message: ({ learner }) => `${learner} would like a free trial class`,
  }),
};
