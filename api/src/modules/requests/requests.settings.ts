import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const requestSettings = defineSettings('requests', {
  /** D102: excuses in a month that others than admins accept. */
  excuses_a_month: integerSetting(2, { min: 0, max: 31 }),
});
