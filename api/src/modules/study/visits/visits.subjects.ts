import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const visitsSubjects = {
  'visit.released': { en: 'Your class was visited', ar: 'زيارة لإحدى حصصك' },
  'visit.answered': { en: 'An answer to your visit', ar: 'رد على زيارتك' },
} as const satisfies Record<string, MailSubject>;
