import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const requestsActions: PageTexts = {
  'class-request.create': { en: 'Asked for a change of a class', ar: 'طلب تغيير حصة' },
  'class-request.accepted': { en: 'Accepted a request about a class', ar: 'قبول طلب بشأن حصة' },
  'class-request.rejected': { en: 'Rejected a request about a class', ar: 'رفض طلب بشأن حصة' },
  'class-request.withdrawn': { en: 'Withdrew a request about a class', ar: 'سحب طلب بشأن حصة' },
  'class-request.lapsed': { en: 'A request about a class was not answered in time', ar: 'طلب بشأن حصة لم يصل رد عليه' },
};
