import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { leadsSubjects } from './leads.subjects.ts';

const ofFamily = {
  scope: 'product',
  group: 'office',
  channels: ['push', 'mail'],
  recipients: 'the owner of the lead, without one holders of leads.read',
} as const;

export const leadNotifications = {
  received: defineNotification({
    key: 'lead.received',
    subject: leadsSubjects['lead.received'],
    scope: 'product',
    group: 'office',
    channels: ['push', 'mail'],
    recipients: 'holders of leads.read',
    params: ['learner'],
    message: ({ learner }) => `${learner} would like a free trial class`,
  }),
  changed: defineNotification({
    ...ofFamily,
    key: 'lead.changed',
    subject: leadsSubjects['lead.changed'],
    params: ['learner'],
    message: ({ learner }) => `The request for a free trial of ${learner} was changed by the family`,
  }),
  withdrawn: defineNotification({
    ...ofFamily,
    key: 'lead.withdrawn',
    subject: leadsSubjects['lead.withdrawn'],
    params: ['learner'],
    message: ({ learner }) => `The request for a free trial of ${learner} was withdrawn by the family`,
  }),
};
