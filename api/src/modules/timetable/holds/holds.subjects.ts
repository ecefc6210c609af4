import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const holdsSubjects = {
  'hold.recorded': { en: 'Classes are paused', ar: 'إيقاف مؤقت للحصص' },
  'hold.recorded-open': { en: 'Classes are paused', ar: 'إيقاف مؤقت للحصص' },
  'hold.changed': { en: 'A pause has changed', ar: 'تغيرت فترة الإيقاف المؤقت' },
  'hold.changed-open': { en: 'A pause has changed', ar: 'تغيرت فترة الإيقاف المؤقت' },
  'hold.unpaid': { en: 'Classes paused: renewal unpaid', ar: 'إيقاف مؤقت: تجديد غير مدفوع' },
  'hold.ended': { en: 'Classes resume', ar: 'استئناف الحصص' },
  'hold.by-family': { en: 'A family paused classes', ar: 'إيقاف مؤقت بقرار الأسرة' },
  'hold.taken-back': { en: 'A family cancelled a pause', ar: 'ألغت أسرة الإيقاف المؤقت' },
  'hold.ending': { en: 'A pause ends soon', ar: 'ينتهي الإيقاف المؤقت قريبًا' },
} as const satisfies Record<string, MailSubject>;
