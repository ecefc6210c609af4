import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { seriesSubjects } from './series.subjects.ts';

const params = ['student', 'teacher', 'startsAt', 'affectedAt'] as const;
const common = { group: 'changes', channels: ['push', 'mail'], scope: 'course', again: true } as const;
/** `affectedAt` is the first former or new start, before which people must be notified (D83). */
const about = { ...common, params, instants: ['startsAt', 'affectedAt'], urgentBy: 'affectedAt' } as const;
const recipients = 'the student, parents and the teacher';

/** D92: one notification for each action, however many classes it changes. */
export const seriesNotifications = {
  created: defineNotification({
    ...about,
    key: 'series.created',
    subject: seriesSubjects['series.created'],
    recipients,
    message: ({ student, teacher, startsAt }) =>
      `Weekly classes of ${student} with ${teacher} were scheduled; the first starts on ${startsAt}`,
  }),
  changed: defineNotification({
    ...about,
    key: 'series.changed',
    subject: seriesSubjects['series.changed'],
    recipients,
    message: ({ student, teacher, startsAt }) =>
      `The weekly classes of ${student} with ${teacher} were changed; the next starts on ${startsAt}`,
  }),
  ended: defineNotification({
    ...common,
    params: ['student', 'teacher', 'affectedAt'],
    instants: ['affectedAt'],
    urgentBy: 'affectedAt',
    key: 'series.ended',
    subject: seriesSubjects['series.ended'],
    recipients: 'the student, parents and the teacher; a teacher who gives them no more',
    message: ({ student, teacher }) => `The weekly classes of ${student} with ${teacher} have ended`,
  }),
};
