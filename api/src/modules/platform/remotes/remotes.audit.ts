import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const remotesActions: PageTexts = {
  'preview.open': { en: 'Opened a preview of a new version', ar: 'فتح معاينة إصدار جديد' },
  'remote.roll-back': { en: 'Rolled back a part of the platform', ar: 'إرجاع جزء من المنصة إلى إصدار سابق' },
  'remote.disable': { en: 'Switched off a part of the platform', ar: 'إيقاف جزء من المنصة' },
  'remote.enable': { en: 'Switched on a part of the platform', ar: 'تشغيل جزء من المنصة' },
  'remote.promote': { en: 'Promoted a new version', ar: 'اعتماد إصدار جديد للجميع' },
  'remote.take-back': { en: 'Ended the canary of a new version', ar: 'سحب إصدار جديد' },
};

/** The fields of its lines that are in no list: of a part of the platform. */
export const remotesWords: PageTexts = {
  remote: { en: 'Part of the platform', ar: 'جزء المنصة' },
  candidate: { en: 'New version', ar: 'إصدار جديد' },
  enabled: { en: 'On', ar: 'مفعَّل' },
  offNow: { en: 'Switched off', ar: 'موقوف' },
};
