import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { reviewsSubjects } from './reviews.subjects.ts';

export const reviewNotifications = {
  returned: defineNotification({
    group: 'reports',
    channels: ['push', 'mail'],
    scope: 'class',
    again: true,
    key: 'class.report-returned',
    subject: reviewsSubjects['class.report-returned'],
    params: ['student', 'by', 'startsAt'],
    instants: ['startsAt'],
    recipients: 'the author of the report',
    message: ({ student, by, startsAt }) => `${by} returned the report on the class of ${student} on ${startsAt}`,
  }),
};
