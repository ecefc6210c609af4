import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { makeUpsSubjects } from './make-ups.subjects.ts';

export const makeUpNotifications = {
  ending: defineNotification({
    group: 'changes',
    channels: ['push', 'mail'],
    scope: 'class',
    key: 'makeup.ending',
    subject: makeUpsSubjects['makeup.ending'],
    params: ['student', 'endsAt', 'classId'],
    instants: ['endsAt'],
    relatedParam: 'classId',
    until: 'endsAt',
    recipients: 'the student and parents, a week before the end of a make-up',
    message: ({ student, endsAt }) => `A class of ${student} is still to be made up, until ${endsAt}`,
  }),
};
