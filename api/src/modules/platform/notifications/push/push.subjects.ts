import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const pushSubjects = {
  'push.device-removed': { en: 'Push messages no longer arrive', ar: 'لا تصل الإشعارات إلى جهازك' },
} as const satisfies Record<string, MailSubject>;
