import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const rolesSubjects = {
  'role.permissions': { en: 'Your permissions have changed', ar: 'تغيرت صلاحياتك' },
} as const satisfies Record<string, MailSubject>;
