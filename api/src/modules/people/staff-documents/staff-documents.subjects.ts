import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const documentSubjects = {
  'document.ending': { en: 'A document is ending', ar: 'وثيقة توشك على الانتهاء' },
} as const satisfies Record<string, MailSubject>;
