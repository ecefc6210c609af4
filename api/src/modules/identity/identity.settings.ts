import { defineSettings, integerSetting, switchSetting } from '#base/academy/define-settings.ts';

export const accountSettings = defineSettings('accounts', {
  /** D61: whether strangers may make an account. */
  signup_open: switchSetting(true),
  /** D61: days without a visit after which a session ends; the client's cookie lives no longer than thirty. */
  session_days: integerSetting(30, { min: 1, max: 30 }),
});
