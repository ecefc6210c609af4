import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const webhooksActions: PageTexts = {
  'webhook.create': { en: 'Added a webhook', ar: 'إضافة رابط Webhook' },
  'webhook.update': { en: 'Changed a webhook', ar: 'تعديل رابط Webhook' },
  'webhook.delete': { en: 'Deleted a webhook', ar: 'حذف رابط Webhook' },
  'webhook.secret': { en: 'Replaced the secret of a webhook', ar: 'تغيير سر رابط Webhook' },
  'webhook.retry': { en: 'Sent a message of a webhook again', ar: 'إعادة إرسال رسالة رابط Webhook' },
  'webhook.switch-off': { en: 'Switched a webhook off automatically', ar: 'توقف رابط Webhook تلقائيًا' },
};

/** The fields of its lines. */
export const webhooksWords: PageTexts = {
  host: { en: 'Host', ar: 'الخادم' },
  events: { en: 'Events', ar: 'الأحداث' },
};
