import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

/** D155: after how many weeks a teacher is to be visited again; 0: there is no rhythm. */
export const visitSettings = defineSettings(
  'reports',
  { visit_rhythm_weeks: integerSetting(12, { min: 0, max: 104 }) },
  { visit_rhythm_weeks: { en: 'Weeks between visits to a teacher', ar: 'عدد الأسابيع بين زيارات كل معلم' } },
);
