import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const personalDataActions: PageTexts = {
  'personal-data.export': { en: 'Asked for an export of personal data', ar: 'طلب تصدير بيانات شخصية' },
  'personal-data.ask-erasure': { en: 'Asked to erase a person', ar: 'طلب محو بيانات شخص' },
  'personal-data.approve-erasure': { en: 'Approved erasing a person', ar: 'الموافقة على محو بيانات شخص' },
  'personal-data.reject-erasure': { en: 'Rejected erasing a person', ar: 'رفض محو بيانات شخص' },
  'personal-data.withdraw-erasure': {
    en: 'Withdrew the request to erase a person',
    ar: 'سحب طلب محو بيانات شخص',
  },
  'personal-data.erase': { en: 'Erased a person', ar: 'محو بيانات شخص' },
};

/** The fields of its lines that are in no list: of an erasure. */
export const personalDataWords: PageTexts = {
  eraseAt: { en: 'Erased on', ar: 'تاريخ المحو' },
};
