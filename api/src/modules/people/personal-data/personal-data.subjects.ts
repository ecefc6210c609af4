import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const personalDataSubjects = {
  'account.erasure-asked': { en: 'Request to erase data', ar: 'طلب محو بيانات' },
} as const satisfies Record<string, MailSubject>;
