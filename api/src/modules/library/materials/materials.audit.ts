import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const materialsActions: PageTexts = {
  'material.create': { en: 'Added a material', ar: 'إضافة مادة' },
  'material.update': { en: 'Changed a material', ar: 'تعديل مادة' },
  'material.delete': { en: 'Deleted a material', ar: 'حذف مادة' },
};
