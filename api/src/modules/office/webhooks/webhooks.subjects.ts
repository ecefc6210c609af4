import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const webhooksSubjects = {
  'webhook.failing': { en: 'A webhook was switched off', ar: 'إيقاف رابط Webhook لتعذر الإرسال' },
  'webhook.gone': { en: 'A webhook was switched off', ar: 'إيقاف رابط Webhook لانتهاء عنوانه' },
} as const satisfies Record<string, MailSubject>;
