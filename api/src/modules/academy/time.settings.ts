import { choiceSetting, defineSettings, switchSetting, zoneSetting } from '#base/academy/define-settings.ts';
import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';

/** How the academy counts and writes days. */
export const timeSettings = defineSettings('time', {
  /** D30: whose calendar months of salaries and statistics are. */
  academy_zone: zoneSetting(DEFAULT_ZONE, { superAdmin: true }),
  week_start: choiceSetting('saturday', ['saturday', 'sunday', 'monday']),
  /** The Arabic names: those of Egypt and the Gulf (يناير), or those of the Levant (كانون الثاني). */
  month_names: choiceSetting('egypt', ['egypt', 'levant']),
  hijri_dates: switchSetting(false),
});
