import { defineNotification } from '#modules/notifications/define-notification.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
const instants = ['startsAt'] as const;
const about = { scope: 'class', recipients: 'the student, parents and the teacher', params, instants } as const;

export const classNotifications = {
  scheduled: defineNotification({
    ...about,
    key: 'class.scheduled',
    again: true,
    message: ({ student, teacher, startsAt }) => `A class of ${student} with ${teacher} was scheduled for ${startsAt}`,
  }),
  moved: defineNotification({
    ...about,
    key: 'class.moved',
    again: true,
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} was changed; it starts on ${startsAt}`,
  }),
  cancelled: defineNotification({
    ...about,
    key: 'class.cancelled',
    recipients: 'the student, parents, the teacher and the leader',
    message: ({ student, teacher, startsAt }) => `The class of ${student} with ${teacher} on ${startsAt} was cancelled`,
  }),
  withdrawn: defineNotification({
    ...about,
    key: 'class.withdrawn',
    again: true,
    recipients: 'who takes or gave it no more, since somebody else does, and parents',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} on ${startsAt} is cancelled for you`,
  }),
};

const byClock = { scope: 'class', params, instants } as const;

/** What the clock notifies of; each once for each start, end or reopening of a class. */
export const clockNotifications = {
  dayReminder: defineNotification({
    ...byClock,
    key: 'class.day-reminder',
    recipients: 'the student, parents and the teacher, 24 hours before the start',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} starts within 24 hours: ${startsAt}`,
  }),
  hourReminder: defineNotification({
    ...byClock,
    key: 'class.hour-reminder',
    recipients: 'the student, parents and the teacher, an hour before the start',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} starts within an hour: ${startsAt}`,
  }),
  minutesReminder: defineNotification({
    ...byClock,
    key: 'class.minutes-reminder',
    recipients: 'the student and the teacher, 10 minutes before the start',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} starts within 10 minutes: ${startsAt}`,
  }),
  teacherNotJoined: defineNotification({
    ...byClock,
    key: 'class.teacher-not-joined',
    recipients: 'the teacher, the leader, admins and super-admins, 5 minutes after the start',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} started on ${startsAt}, but ${teacher} has not joined`,
  }),
  reportNeeded: defineNotification({
    ...byClock,
    key: 'class.report-needed',
    recipients: 'the teacher, at the end and 24 hours later',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} on ${startsAt} needs its report`,
  }),
  reportOverdue: defineNotification({
    ...byClock,
    key: 'class.report-overdue',
    recipients: 'the leader, 48 hours after the end',
    message: ({ student, teacher, startsAt }) =>
      `The report on the class of ${student} with ${teacher} on ${startsAt} is two days late`,
  }),
};
