import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const visitsActions: PageTexts = {
  'visit.plan': { en: 'Planned a visit', ar: 'تخطيط زيارة' },
  'visit.record': { en: 'Recorded a visit', ar: 'تسجيل زيارة' },
  'visit.release': { en: 'Released a visit to the teacher', ar: 'إطلاع المعلم على زيارة' },
  'visit.answer': { en: 'Answered a visit', ar: 'الرد على زيارة' },
  'visit.delete': { en: 'Deleted a visit', ar: 'حذف زيارة' },
  'visit_rubric.update': { en: 'Changed the visit rubric', ar: 'تعديل معايير الزيارة' },
};
