import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { classesSubjects } from './classes.subjects.ts';

const params = ['student', 'teacher', 'startsAt'] as const;
const instants = ['startsAt'] as const;
const changes = { group: 'changes', channels: ['push', 'mail'] } as const;
const recipients = 'the student, parents and the teacher';
const about = { ...changes, scope: 'class', recipients, params, instants } as const;

export const classNotifications = {
  scheduled: defineNotification({
    ...about,
    key: 'class.scheduled',
    subject: classesSubjects['class.scheduled'],
    again: true,
    change: 'begins',
    message: ({ student, teacher, startsAt }) => `A class of ${student} with ${teacher} was scheduled for ${startsAt}`,
  }),
  moved: defineNotification({
    ...about,
    key: 'class.moved',
    subject: classesSubjects['class.moved'],
    again: true,
    change: 'changes',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} was changed; it starts on ${startsAt}`,
  }),
  cancelled: defineNotification({
    ...about,
    key: 'class.cancelled',
    subject: classesSubjects['class.cancelled'],
    change: 'ends',
    recipients: 'the student, parents, the teacher and the leader',
    message: ({ student, teacher, startsAt }) => `The class of ${student} with ${teacher} on ${startsAt} was cancelled`,
  }),
  withdrawn: defineNotification({
    ...about,
    key: 'class.withdrawn',
    subject: classesSubjects['class.withdrawn'],
    again: true,
    change: 'ends',
    recipients: 'who takes or gave it no more, since somebody else does, and parents',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} on ${startsAt} is cancelled for you`,
  }),
};

const byClock = { scope: 'class', params, instants } as const;
const reminders = { ...byClock, group: 'reminders' } as const;
type Starting = Record<'student' | 'teacher' | 'startsAt', string>;
/** Useless after the class has started; each possible time has its own text (D86). */
const ofStart = {
  ...reminders,
  until: 'startsAt',
  message: ({ student, teacher, startsAt }: Starting) =>
    `Reminder: the class of ${student} with ${teacher} starts on ${startsAt}`,
} as const;

/** Notifications of the clock; each is sent once for each start, end or reopening of a class. */
export const clockNotifications = {
  dayReminder: defineNotification({
    ...ofStart,
    channels: ['mail'],
    key: 'class.day-reminder',
    subject: classesSubjects['class.day-reminder'],
    recipients: 'the student, parents and the teacher, at the first reminder',
  }),
  hourReminder: defineNotification({
    ...ofStart,
    channels: ['push'],
    urgent: true,
    key: 'class.hour-reminder',
    recipients: 'the student, parents and the teacher, at the second reminder',
  }),
  minutesReminder: defineNotification({
    ...ofStart,
    channels: ['push'],
    urgent: true,
    key: 'class.minutes-reminder',
    recipients: 'the student and the teacher, at the last reminder',
  }),
  teacherNotJoined: defineNotification({
    ...byClock,
    ...changes,
    urgent: true,
    key: 'class.teacher-not-joined',
    subject: classesSubjects['class.teacher-not-joined'],
    recipients: 'the teacher, the leader, admins and super-admins, 5 minutes after the start',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} started on ${startsAt}, but ${teacher} has not joined`,
  }),
  studentNotJoined: defineNotification({
    ...byClock,
    ...changes,
    urgent: true,
    key: 'class.student-not-joined',
    subject: classesSubjects['class.student-not-joined'],
    recipients: 'the student and parents, some minutes after the start, while the teacher waits',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} started on ${startsAt}, but ${student} has not joined`,
  }),
  reportNeeded: defineNotification({
    ...reminders,
    channels: ['push'],
    key: 'class.report-needed',
    recipients: 'the teacher, at the end and 24 hours later',
    message: ({ student, teacher, startsAt }) =>
      `The class of ${student} with ${teacher} on ${startsAt} needs its report`,
  }),
  reportOverdue: defineNotification({
    ...reminders,
    channels: ['mail'],
    key: 'class.report-overdue',
    subject: classesSubjects['class.report-overdue'],
    recipients: 'the leader, 48 hours after the end',
    message: ({ student, teacher, startsAt }) =>
      `The report on the class of ${student} with ${teacher} on ${startsAt} is two days late`,
  }),
};
