import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const noticeSettings = defineSettings('requests', {
  /** D100: how many hours before the start a family can still make a request about a class. */
  notice_hours: integerSetting(2, { min: 0, max: 72 }),
});
