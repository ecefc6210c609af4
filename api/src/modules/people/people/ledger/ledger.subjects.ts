import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const ledgerSubjects = {
  'classes.left': { en: 'Your remaining classes', ar: 'حصصك المتبقية' },
  'classes.owed': { en: 'You have unpaid classes', ar: 'حصص مستحقة الدفع' },
  'classes.student-left': { en: 'Remaining classes', ar: 'الحصص المتبقية' },
  'classes.student-owed': { en: 'Unpaid classes', ar: 'حصص مستحقة الدفع' },
} as const satisfies Record<string, MailSubject>;
