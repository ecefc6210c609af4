import { defineNotification } from '#modules/notifications/define-notification.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
const about = { scope: 'class', recipients: 'the student, parents and the teacher', params } as const;

export const classNotifications = {
  scheduled: defineNotification({
    ...about,
    key: 'class.scheduled',
    message: ({ student, teacher }) => `A class of ${student} with ${teacher} was scheduled`,
  }),
  moved: defineNotification({
    ...about,
    key: 'class.moved',
    again: true,
    message: ({ student, teacher }) => `The class of ${student} with ${teacher} was changed`,
  }),
  cancelled: defineNotification({
    ...about,
    key: 'class.cancelled',
    recipients: 'the student, parents, the teacher and the leader',
    message: ({ student, teacher }) => `The class of ${student} with ${teacher} was cancelled`,
  }),
};
