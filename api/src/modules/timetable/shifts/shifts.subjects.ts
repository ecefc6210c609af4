import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const shiftsSubjects = {
  'shift.moved': { en: 'Class times have changed', ar: 'تغيرت مواعيد الحصص' },
  'shift.undone': { en: 'Classes are at their usual times', ar: 'عادت الحصص إلى مواعيدها' },
  'shift.recorded': { en: 'Class times have changed', ar: 'تغيرت مواعيد الحصص' },
  'shift.taken-back': { en: 'Classes are at their usual times', ar: 'عادت الحصص إلى مواعيدها' },
} as const satisfies Record<string, MailSubject>;
