import { defineNotification } from '#modules/notifications/define-notification.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
const about = { scope: 'class', again: true, params } as const;

/** What came of a class, one of them for each report; a report that is submitted anew is news again. */
export const reportNotifications = {
  submitted: defineNotification({
    ...about,
    key: 'class.reported',
    recipients: 'the student and parents',
    message: ({ student, teacher }) => `The report on the class of ${student} with ${teacher} is there`,
  }),
  studentAbsent: defineNotification({
    ...about,
    key: 'class.student-absent',
    recipients: 'the student and parents',
    message: ({ student, teacher }) => `${student} did not attend the class with ${teacher}`,
  }),
  teacherAbsent: defineNotification({
    ...about,
    key: 'class.teacher-absent',
    recipients: 'the student, parents, the leader, admins and super-admins',
    message: ({ student, teacher }) => `${teacher} did not attend the class of ${student}; it will be made up for`,
  }),
  trialHeld: defineNotification({
    ...about,
    key: 'class.trial-held',
    recipients: 'admins and super-admins',
    message: ({ student, teacher }) => `The trial class of ${student} with ${teacher} was held`,
  }),
};
