import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { monthlyReportsSubjects } from './monthly-reports.subjects.ts';

export const monthlyReportNotifications = {
  submitted: defineNotification({
    key: 'monthly-report.submitted',
    subject: monthlyReportsSubjects['monthly-report.submitted'],
    scope: 'course',
    group: 'reports',
    channels: ['push', 'mail'],
    recipients: 'the student, parents and the leader',
    params: ['student', 'teacher', 'month'],
    message: ({ student, teacher, month }) => `The report of ${teacher} on the month ${month} of ${student} is there`,
  }),
};
