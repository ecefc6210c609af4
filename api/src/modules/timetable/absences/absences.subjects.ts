import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const absencesSubjects = {
  'absence.cancelled': { en: 'Classes cancelled: teacher absent', ar: 'إلغاء حصص لغياب المعلم' },
  'absence.moved': { en: 'Classes moved: teacher absent', ar: 'نقل حصص لغياب المعلم' },
  'absence.substituted': { en: 'A substitute for your classes', ar: 'معلم بديل لحصصك' },
  'absence.changed': { en: 'Classes changed: teacher absent', ar: 'تغيير حصص لغياب المعلم' },
  'absence.undone': { en: 'Classes take place as before', ar: 'عادت الحصص إلى مواعيدها' },
  'absence.standing-in': { en: 'You substitute in classes', ar: 'حصص بديلة معك' },
  'absence.not-standing-in': { en: 'Classes back with their teacher', ar: 'عادت حصص إلى معلمها' },
  'absence.recorded': { en: 'An absence was recorded', ar: 'سُجل غياب معلم' },
  'absence.taken-back': { en: 'An absence was undone', ar: 'أُلغي تسجيل غياب معلم' },
  'closure.cancelled': { en: 'Classes cancelled: academy closed', ar: 'إلغاء حصص لإغلاق الأكاديمية' },
  'closure.recorded': { en: 'The academy is closed', ar: 'إغلاق الأكاديمية' },
  'closure.undone': { en: 'A closure was undone', ar: 'أُلغي إغلاق الأكاديمية' },
} as const satisfies Record<string, MailSubject>;
