import { defineSettings, integerSetting, rolesSetting, switchSetting } from '#base/academy/define-settings.ts';

export const accountSettings = defineSettings('accounts', {
  /** D61: whether strangers may make an account. */
  signup_open: switchSetting(true),
  /** D120: who holds one of them signs in by two steps. */
  two_steps_roles: rolesSetting(),
  /** D61: days without a visit after which a session ends; the client's cookie lives no longer than thirty. */
  session_days: integerSetting(30, { min: 1, max: 30 }),
});
