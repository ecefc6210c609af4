import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const auditActions: PageTexts = {
  'audit.export': { en: 'Downloaded the audit log', ar: 'تنزيل سجل التدقيق' },
};

/** The filters of a downloaded log; a person stands under the name of a column of the screen. */
export const filterNames = {
  subject: { en: 'Kind', ar: 'النوع' },
  subjectId: { en: 'No.', ar: 'الرقم' },
  actor: { en: 'Changed by', ar: 'صاحب الإجراء' },
  actorId: { en: 'Changed by', ar: 'صاحب الإجراء' },
  about: { en: 'Person', ar: 'صاحب الشأن' },
  action: { en: 'Action', ar: 'الإجراء' },
  from: { en: 'First day', ar: 'أول يوم' },
  to: { en: 'Last day', ar: 'آخر يوم' },
} as const satisfies PageTexts;
