import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const reportsSubjects = {
  'class.reported': { en: 'A class report is ready', ar: 'تقرير حصة جاهز' },
  'class.student-absent': { en: 'A class was missed', ar: 'غياب عن حصة' },
  'class.teacher-absent': { en: 'The teacher missed a class', ar: 'غياب المعلم عن حصة' },
  'class.trial-held': { en: 'A trial class was held', ar: 'عُقدت حصة تجريبية' },
} as const satisfies Record<string, MailSubject>;
