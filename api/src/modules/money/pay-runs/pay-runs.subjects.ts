import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const payRunSubjects = {
  'pay-line.paid': { en: 'Your salary was paid', ar: 'دُفع راتبك' },
} as const satisfies Record<string, MailSubject>;
