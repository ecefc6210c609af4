import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const examsSubjects = {
  'exam.planned': { en: 'An exam to hold', ar: 'اختبار بانتظار إجرائه' },
  'exam.recorded': { en: 'The result of an exam', ar: 'نتيجة اختبار' },
} as const satisfies Record<string, MailSubject>;
