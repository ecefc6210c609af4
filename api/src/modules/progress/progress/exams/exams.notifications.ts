import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { examsSubjects } from './exams.subjects.ts';

const about = { scope: 'course', group: 'reports', channels: ['push', 'mail'] } as const;

export const examNotifications = {
  planned: defineNotification({
    ...about,
    key: 'exam.planned',
    subject: examsSubjects['exam.planned'],
    params: ['by', 'student'],
    recipients: 'the teacher who is named to hold it',
    message: ({ by, student }) => `${by} asks you to examine ${student}`,
  }),
  recorded: defineNotification({
    ...about,
    key: 'exam.recorded',
    subject: examsSubjects['exam.recorded'],
    params: ['student'],
    recipients: 'the student, parents and the teacher',
    message: ({ student }) => `The result of the exam of ${student} is there`,
  }),
};
