import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { assignmentsSubjects } from './assignments.subjects.ts';

const params = ['student', 'title', 'classId', 'assignmentId'] as const;
const about = { scope: 'class', channels: ['push', 'mail'], relatedParam: 'classId', params } as const;
const family = 'the student and parents';

export const assignmentNotifications = {
  added: defineNotification({
    key: 'assignment.added',
    subject: assignmentsSubjects['assignment.added'],
    scope: 'class',
    group: 'reports',
    channels: ['push', 'mail'],
    recipients: 'the student and parents',
    params: ['student', 'title', 'classId'],
    relatedParam: 'classId',
    message: ({ student, title }) => `There is an assignment for ${student}: ${title}`,
  }),
  handedIn: defineNotification({
    ...about,
    key: 'assignment.handed-in',
    subject: assignmentsSubjects['assignment.handed-in'],
    group: 'reports',
    recipients: 'the teacher of the class',
    message: ({ student, title }) => `${student} has handed in: ${title}`,
  }),
  marked: defineNotification({
    ...about,
    key: 'assignment.marked',
    subject: assignmentsSubjects['assignment.marked'],
    group: 'reports',
    recipients: family,
    again: true,
    message: ({ student, title }) => `What ${student} handed in is marked: ${title}`,
  }),
  again: defineNotification({
    ...about,
    key: 'assignment.again',
    subject: assignmentsSubjects['assignment.again'],
    group: 'reports',
    recipients: family,
    again: true,
    message: ({ student, title }) => `${student} is asked to hand in once more: ${title}`,
  }),
  due: defineNotification({
    ...about,
    params: [...params, 'dueAt'],
    instants: ['dueAt'],
    until: 'dueAt',
    key: 'assignment.due',
    subject: assignmentsSubjects['assignment.due'],
    group: 'reminders',
    recipients: `${family}, at six in the evening of the day before`,
    message: ({ student, title, dueAt }) => `${student} is to hand in until ${dueAt}: ${title}`,
  }),
};
