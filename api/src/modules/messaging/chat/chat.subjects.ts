import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const chatSubjects = {
  'chat.message': { en: 'A new message', ar: 'رسالة جديدة' },
  'chat.open-message': { en: 'A new message in a shared conversation', ar: 'رسالة جديدة في محادثة مشتركة' },
  'office.asked': { en: 'A new message to the academy', ar: 'رسالة جديدة إلى الأكاديمية' },
  'office.answered': { en: 'A new message from the academy', ar: 'رسالة جديدة من الأكاديمية' },
} as const satisfies Record<string, MailSubject>;
