import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { requestsSubjects } from './requests.subjects.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
/** About a class, and dropped after it has started. */
const about = {
  group: 'changes',
  channels: ['push', 'mail'],
  scope: 'class',
  params,
  instants: ['startsAt'],
  again: true,
} as const;
/** About a class that starts soon, it is also sent in quiet hours (D83). */
const soon = { until: 'startsAt', urgentBy: 'startsAt' } as const;
const staff = 'the teacher and the leader; admins, where they alone can accept';
const family = 'the student and parents';

export const requestNotifications = {
  excuseAsked: defineNotification({
    ...about,
    ...soon,
    key: 'class.excuse-asked',
    subject: requestsSubjects['class.excuse-asked'],
    recipients: staff,
    message: ({ student, teacher, startsAt }) =>
      `${student} asks to be excused from the class with ${teacher} on ${startsAt}`,
  }),
  moveAsked: defineNotification({
    ...about,
    ...soon,
    key: 'class.move-asked',
    subject: requestsSubjects['class.move-asked'],
    recipients: staff,
    message: ({ student, teacher, startsAt }) => `${student} asks to move the class with ${teacher} on ${startsAt}`,
  }),
  excused: defineNotification({
    ...about,
    change: 'ends',
    key: 'class.excused',
    subject: requestsSubjects['class.excused'],
    recipients: family,
    message: ({ student, teacher, startsAt }) =>
      `${student} is excused from the class with ${teacher} on ${startsAt}; it can be made up`,
  }),
  rejected: defineNotification({
    ...about,
    ...soon,
    key: 'class.request-rejected',
    subject: requestsSubjects['class.request-rejected'],
    recipients: family,
    message: ({ student, teacher, startsAt }) =>
      `The request was rejected: the class of ${student} with ${teacher} on ${startsAt} takes place`,
  }),
  lapsed: defineNotification({
    ...about,
    key: 'class.request-lapsed',
    subject: requestsSubjects['class.request-lapsed'],
    recipients: family,
    message: ({ student, teacher, startsAt }) =>
      `Nobody answered the request about the class of ${student} with ${teacher} on ${startsAt}`,
  }),
};

/** The kinds that are settled when a request is closed. */
export const askedKinds = [requestNotifications.excuseAsked, requestNotifications.moveAsked];
