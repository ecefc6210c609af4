import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const leadsSubjects = {
  'lead.received': { en: 'A new request for a free trial', ar: 'طلب حصة تجريبية جديد' },
  'lead.changed': { en: 'A request for a trial has changed', ar: 'عُدِّل طلب حصة تجريبية' },
  'lead.withdrawn': { en: 'A request for a trial was withdrawn', ar: 'سُحب طلب حصة تجريبية' },
} as const satisfies Record<string, MailSubject>;
