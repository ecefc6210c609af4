import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const ownSubjects = {
  'account.registered': { en: 'A new account', ar: 'حساب جديد' },
  'account.deactivated': { en: 'An account was deactivated', ar: 'عُطِّل حساب' },
} as const satisfies Record<string, MailSubject>;
