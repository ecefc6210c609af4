import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const relativesActions: PageTexts = {
  'relation.create': { en: 'Added a relation', ar: 'إضافة صلة قرابة' },
  'relation.update': { en: 'Changed a relation', ar: 'تعديل صلة قرابة' },
  'relation.delete': { en: 'Deleted a relation', ar: 'حذف صلة قرابة' },
};

/** The fields of its lines that are in no list: of a relation. */
export const relativesWords: PageTexts = {
  relatedUserId: { en: 'Relative of', ar: 'قريب' },
  relationshipType: { en: 'Kind of relation', ar: 'نوع الصلة' },
};
