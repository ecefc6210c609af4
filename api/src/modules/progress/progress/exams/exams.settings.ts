import { defineSettings, switchSetting } from '#base/academy/define-settings.ts';

/** D156: whether the certificate of a juz asks for a passed exam of it. */
export const examSettings = defineSettings(
  'reports',
  { certificate_needs_exam: switchSetting(false) },
  { certificate_needs_exam: { en: 'Certificates need a passed exam', ar: 'اشتراط اجتياز اختبار لإصدار الشهادة' } },
);
