import { defineNotification } from '#modules/notifications/define-notification.ts';

export const assignmentNotifications = {
  added: defineNotification({
    key: 'assignment.added',
    scope: 'class',
    recipients: 'the student and parents',
    params: ['student', 'title', 'classId'],
    relatedParam: 'classId',
    message: ({ student, title }) => `There is an assignment for ${student}: ${title}`,
  }),
};
