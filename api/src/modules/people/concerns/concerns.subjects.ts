import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const concernsSubjects = {
  'concern.written': { en: 'A new concern', ar: 'بلاغ جديد' },
  'concern.continued': { en: 'More about a concern', ar: 'إضافة إلى بلاغ' },
  'concern.answered': { en: 'An answer for you', ar: 'رد على ما كتبته' },
  'concern.closed': { en: 'What you wrote', ar: 'بشأن ما كتبته' },
} as const satisfies Record<string, MailSubject>;
