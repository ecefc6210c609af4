import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const seriesSubjects = {
  'series.created': { en: 'New weekly classes', ar: 'حصص أسبوعية جديدة' },
  'series.changed': { en: 'Weekly classes have changed', ar: 'تغيرت الحصص الأسبوعية' },
  'series.ended': { en: 'Weekly classes have ended', ar: 'انتهت الحصص الأسبوعية' },
} as const satisfies Record<string, MailSubject>;
