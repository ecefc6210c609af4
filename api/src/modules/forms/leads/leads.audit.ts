import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const leadsActions: PageTexts = {
  'lead.update': { en: 'Changed a lead', ar: 'تعديل بيانات مهتم' },
  'lead.change-by-family': { en: 'The family changed its request', ar: 'تعديل الأسرة لطلبها' },
  'lead.withdraw': { en: 'The family withdrew its request', ar: 'سحب الأسرة لطلبها' },
  'lead.set-trial': { en: 'Scheduled a trial class', ar: 'تحديد موعد حصة تجريبية' },
};
