import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const reviewsSubjects = {
  'class.report-returned': { en: 'A report came back to you', ar: 'تقرير أُعيد إليك' },
} as const satisfies Record<string, MailSubject>;
