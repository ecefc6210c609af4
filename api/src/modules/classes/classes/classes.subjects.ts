import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const classesSubjects = {
  'class.scheduled': { en: 'A new class', ar: 'حصة جديدة' },
  'class.moved': { en: 'A class has changed', ar: 'تغيرت حصة' },
  'class.cancelled': { en: 'A class was cancelled', ar: 'أُلغيت حصة' },
  'class.withdrawn': { en: 'A class left your calendar', ar: 'حصة لم تعد في تقويمك' },
  'class.day-reminder': { en: 'Reminder of your class', ar: 'تذكير بالحصة' },
  'class.teacher-not-joined': { en: 'The teacher has not joined', ar: 'حصة بدأت بلا معلم' },
  'class.student-not-joined': { en: 'The class has started', ar: 'بدأت الحصة' },
  'class.report-overdue': { en: 'A report is overdue', ar: 'تقرير متأخر' },
} as const satisfies Record<string, MailSubject>;
