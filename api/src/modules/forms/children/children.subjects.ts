import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const childrenSubjects = {
  'account.child-device': { en: 'Your child has a new device', ar: 'سُجل دخول جهاز جديد لطفلك' },
} as const satisfies Record<string, MailSubject>;
