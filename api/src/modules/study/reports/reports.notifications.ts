import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { reportsSubjects } from './reports.subjects.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
const reach = { group: 'reports', channels: ['push', 'mail'] } as const;
const about = { ...reach, scope: 'class', again: true, params, instants: ['startsAt'] } as const;

/** The result of a class, one kind for each outcome; a report that is submitted again notifies again. */
export const reportNotifications = {
  submitted: defineNotification({
    ...about,
    key: 'class.reported',
    subject: reportsSubjects['class.reported'],
    recipients: 'the student and parents',
    message: ({ student, teacher, startsAt }) =>
      `The report on the class of ${student} with ${teacher} on ${startsAt} is there`,
  }),
  studentAbsent: defineNotification({
    ...about,
    key: 'class.student-absent',
    subject: reportsSubjects['class.student-absent'],
    recipients: 'the student and parents',
    message: ({ student, teacher, startsAt }) => `${student} did not attend the class with ${teacher} on ${startsAt}`,
  }),
  teacherAbsent: defineNotification({
    ...about,
    key: 'class.teacher-absent',
    subject: reportsSubjects['class.teacher-absent'],
    recipients: 'the student, parents, the leader, admins and super-admins',
    message: ({ student, teacher, startsAt }) =>
      `${teacher} did not attend the class of ${student} on ${startsAt}; it will be made up for`,
  }),
  trialHeld: defineNotification({
    ...about,
    group: 'office',
    key: 'class.trial-held',
    subject: reportsSubjects['class.trial-held'],
    recipients: 'admins and super-admins',
    message: ({ student, teacher, startsAt }) =>
      `The trial class of ${student} with ${teacher} on ${startsAt} was held`,
  }),
};
