import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const notificationsActions: PageTexts = {
  'delivery.retry': { en: 'Sent a message of the academy again', ar: 'إعادة إرسال رسالة من الأكاديمية' },
};
