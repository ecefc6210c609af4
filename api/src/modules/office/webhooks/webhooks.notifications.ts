import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { webhooksSubjects } from './webhooks.subjects.ts';

const common = {
  group: 'office',
  channels: ['push', 'mail'],
  scope: 'product',
  recipients: 'super-admins',
  params: ['host'],
} as const;

/** A webhook was switched off by itself (D158). */
export const webhookNotifications = {
  failing: defineNotification({
    ...common,
    key: 'webhook.failing',
    again: true,
    subject: webhooksSubjects['webhook.failing'],
    message: ({ host }) => `The webhook to ${host} was switched off: it accepted nothing for three days.`,
  }),
  gone: defineNotification({
    ...common,
    key: 'webhook.gone',
    again: true,
    subject: webhooksSubjects['webhook.gone'],
    message: ({ host }) => `The webhook to ${host} was switched off: the program says that its address has ended.`,
  }),
};
