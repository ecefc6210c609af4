import { defineNotification } from '#modules/notifications/define-notification.ts';

export const assignmentNotifications = {
  added: defineNotification({
    key: 'assignment.added',
    scope: 'class',
    group: 'reports',
    channels: ['push', 'mail'],
    recipients: 'the student and parents',
    params: ['student', 'title', 'classId'],
    relatedParam: 'classId',
    message: ({ student, title }) => `There is an assignment for ${student}: ${title}`,
  }),
};
