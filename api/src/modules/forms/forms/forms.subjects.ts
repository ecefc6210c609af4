import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const formsSubjects = {
  'form.submitted': { en: 'A new form answer', ar: 'إجابة جديدة عن نموذج' },
  'form.contacted': { en: 'A new message by the contact form', ar: 'رسالة جديدة عبر نموذج التواصل' },
  'submission.received': { en: 'A new form answer', ar: 'إجابة جديدة عن نموذج' },
} as const satisfies Record<string, MailSubject>;
