import { choiceSetting, defineSettings, integerSetting } from '#base/academy/define-settings.ts';

/** D154: when families read reports, and which reports leaders are asked to read. */
export const readingSettings = defineSettings(
  'reports',
  {
    reports_visible: choiceSetting('at_once', ['at_once', 'after_release'] as const),
    /** After how many hours a report is released by itself. */
    report_release_hours: integerSetting(24, { min: 1, max: 168 }),
    /** How many first reports of each teacher are read; of the later ones each k-th. 0: none. */
    report_reviews_first: integerSetting(0, { min: 0, max: 500 }),
    report_reviews_every: integerSetting(0, { min: 0, max: 500 }),
  },
  {
    reports_visible: { en: 'Families read reports', ar: 'اطلاع الأسر على التقارير' },
    report_release_hours: { en: 'Released automatically after (hours)', ar: 'النشر تلقائيًا بعد (ساعات)' },
    report_reviews_first: { en: 'Read the first reports of a teacher', ar: 'قراءة أول تقارير كل معلم' },
    report_reviews_every: { en: 'Then read every … report', ar: 'ثم قراءة تقرير من كل …' },
  },
);
