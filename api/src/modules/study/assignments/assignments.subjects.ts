import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const assignmentsSubjects = {
  'assignment.added': { en: 'A new assignment', ar: 'واجب جديد' },
  'assignment.handed-in': { en: 'Work to mark', ar: 'واجب بانتظار التقييم' },
  'assignment.marked': { en: 'Work was marked', ar: 'صدر تقييم واجب' },
  'assignment.again': { en: 'Please hand in again', ar: 'إعادة تسليم واجب' },
  'assignment.due': { en: 'An assignment is due', ar: 'موعد تسليم واجب' },
} as const satisfies Record<string, MailSubject>;
