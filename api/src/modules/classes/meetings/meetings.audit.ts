import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const meetingsActions: PageTexts = {
  'meetings.authorize': { en: 'Connected Zoom', ar: 'ربط Zoom' },
  'meetings.disconnect': { en: 'Disconnected Zoom', ar: 'إلغاء ربط Zoom' },
};
