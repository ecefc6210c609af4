import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { payRunSubjects } from './pay-runs.subjects.ts';

export const payRunNotifications = {
  paid: defineNotification({
    group: 'money',
    channels: ['push', 'mail'],
    scope: 'product',
    recipients: 'the teacher, once for each payment',
    key: 'pay-line.paid',
    subject: payRunSubjects['pay-line.paid'],
    params: ['teacherId', 'month', 'amount', 'paidOn'],
    instants: ['paidOn'],
    message: ({ month, amount, paidOn }) => `Your salary for ${month} was paid on ${paidOn}: ${amount}`,
  }),
};
