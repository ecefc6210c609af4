import { defineNotification } from '#modules/notifications/define-notification.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
const about = { group: 'changes', channels: ['push', 'mail'], scope: 'course', params, again: true } as const;
const recipients = 'the student, parents and the teacher';

/** D92: one for each act, whatever it does to how many classes. */
export const seriesNotifications = {
  created: defineNotification({
    ...about,
    instants: ['startsAt'],
    key: 'series.created',
    recipients,
    message: ({ student, teacher, startsAt }) =>
      `Weekly classes of ${student} with ${teacher} were scheduled; the first starts on ${startsAt}`,
  }),
  changed: defineNotification({
    ...about,
    instants: ['startsAt'],
    key: 'series.changed',
    recipients,
    message: ({ student, teacher, startsAt }) =>
      `The weekly classes of ${student} with ${teacher} were changed; the next starts on ${startsAt}`,
  }),
  ended: defineNotification({
    ...about,
    params: ['student', 'teacher'],
    key: 'series.ended',
    recipients: 'the student, parents and the teacher; a teacher who gives them no more',
    message: ({ student, teacher }) => `The weekly classes of ${student} with ${teacher} have ended`,
  }),
};
