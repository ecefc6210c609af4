import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { visitsSubjects } from './visits.subjects.ts';

const params = ['by', 'student', 'startsAt'] as const;
const common = { group: 'reports', channels: ['push', 'mail'], scope: 'class', again: true } as const;

export const visitNotifications = {
  released: defineNotification({
    ...common,
    key: 'visit.released',
    subject: visitsSubjects['visit.released'],
    params,
    instants: ['startsAt'],
    recipients: 'the teacher who was visited',
    message: ({ by, student, startsAt }) => `${by} visited the class of ${student} on ${startsAt}`,
  }),
  answered: defineNotification({
    ...common,
    key: 'visit.answered',
    subject: visitsSubjects['visit.answered'],
    params,
    instants: ['startsAt'],
    recipients: 'the visitor, or who leads the teacher if the visitor no longer reads the visit',
    message: ({ by, student, startsAt }) => `${by} answered the visit of the class of ${student} on ${startsAt}`,
  }),
};
