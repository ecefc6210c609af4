import { choiceSetting, defineSettings, switchSetting, zoneSetting } from '#base/academy/define-settings.ts';
import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';

/** How the academy counts and writes days. */
export const timeSettings = defineSettings(
  'time',
  {
    /** D30: the zone for the calendar months of salaries and statistics. */
    academy_zone: zoneSetting(DEFAULT_ZONE, { superAdmin: true }),
    week_start: choiceSetting('saturday', ['saturday', 'sunday', 'monday']),
    /** The Arabic names of months: those of Egypt and the Gulf (يناير), or of the Levant (كانون الثاني). */
    month_names: choiceSetting('egypt', ['egypt', 'levant']),
    hijri_dates: switchSetting(false),
  },
  {
    academy_zone: { en: 'Time zone of the academy', ar: 'المنطقة الزمنية للأكاديمية' },
    week_start: { en: 'Week starts on', ar: 'أول أيام الأسبوع' },
    month_names: { en: 'Arabic names of months', ar: 'أسماء الأشهر' },
    hijri_dates: { en: 'Show Hijri dates', ar: 'عرض التاريخ الهجري' },
  },
);
