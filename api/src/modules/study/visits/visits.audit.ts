import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const visitsActions: PageTexts = {
  'visit.plan': { en: 'Planned a visit', ar: 'تخطيط زيارة' },
  'visit.update': { en: 'Changed a visit', ar: 'تعديل زيارة' },
  'visit.move': { en: 'Changed the class of a visit', ar: 'تغيير حصة زيارة' },
  'visit.record': { en: 'Recorded a visit', ar: 'تسجيل زيارة' },
  'visit.release': { en: 'Released a visit to the teacher', ar: 'إطلاع المعلم على زيارة' },
  'visit.answer': { en: 'Answered a visit', ar: 'الرد على زيارة' },
  'visit.delete': { en: 'Deleted a visit', ar: 'حذف زيارة' },
  'visit_rubric.update': { en: 'Changed the visit rubric', ar: 'تعديل معايير الزيارة' },
};

const CHANGED = 'changed';

/** Of words that the log does not show, since not everybody who reads it reads the visit. */
export const visitsValues: Record<string, PageTexts> = {
  'visit.advice': { [CHANGED]: { en: 'Changed', ar: 'عُدِّلت' } },
};

/** That these words of a visit changed. */
export const changedWords = (field: 'advice') => ({ [field]: CHANGED });

export const auditOf = (act: string, id: number) => ({ action: `visit.${act}`, subject: 'visit', subjectId: id });
