import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const rolesActions: PageTexts = {
  'role.create': { en: 'Added a role', ar: 'إضافة دور' },
  'role.update': { en: 'Changed a role', ar: 'تعديل دور' },
  'role.delete': { en: 'Deleted a role', ar: 'حذف دور' },
};

/** The fields of its lines that are in no list: of a role. */
export const rolesWords: PageTexts = {
  scope: { en: 'Scope', ar: 'النطاق' },
  permissions: { en: 'Permissions', ar: 'الصلاحيات' },
};
