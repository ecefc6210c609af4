import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const requestsSubjects = {
  'class.excuse-asked': { en: 'Request to be excused', ar: 'طلب اعتذار عن حصة' },
  'class.move-asked': { en: 'Request to move a class', ar: 'طلب تغيير موعد حصة' },
  'class.excused': { en: 'Your request was accepted', ar: 'قُبل طلب الاعتذار' },
  'class.request-rejected': { en: 'Your request was rejected', ar: 'لم يُقبل طلبك' },
  'class.request-lapsed': { en: 'Your request wasn’t answered in time', ar: 'لم يصل رد على طلبك في وقته' },
} as const satisfies Record<string, MailSubject>;
