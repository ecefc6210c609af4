import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const packagesActions: PageTexts = {
  'package.create': { en: 'Added a package', ar: 'إضافة باقة' },
  'package.update': { en: 'Changed a package', ar: 'تعديل باقة' },
  'package.deactivate': { en: 'Deactivated a package', ar: 'تعطيل باقة' },
  'package.reactivate': { en: 'Reactivated a package', ar: 'إعادة تفعيل باقة' },
  'package.delete': { en: 'Deleted a package', ar: 'حذف باقة' },
};
