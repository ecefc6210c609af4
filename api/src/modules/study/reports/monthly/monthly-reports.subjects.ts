import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const monthlyReportsSubjects = {
  'monthly-report.submitted': { en: 'A monthly report is ready', ar: 'التقرير الشهري جاهز' },
} as const satisfies Record<string, MailSubject>;
