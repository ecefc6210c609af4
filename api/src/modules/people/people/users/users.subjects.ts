import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const usersSubjects = {
  'account.password': { en: 'Your password was changed', ar: 'تغيرت كلمة مرورك' },
  'account.child-password': { en: 'Your child’s password was changed', ar: 'تغيرت كلمة مرور طفلك' },
  'account.role': { en: 'Your permissions have changed', ar: 'تغيرت صلاحياتك' },
} as const satisfies Record<string, MailSubject>;
