import type { SettingGroup } from '#base/academy/define-settings.ts';
import { academySettings } from '#modules/academy/academy.settings.ts';
import { classSettings } from '#modules/classes/classes.settings.ts';
import { paySettings } from '#modules/classes/status/pay.settings.ts';
import { accountSettings } from '#modules/identity/identity.settings.ts';
import { quietSettings } from '#modules/notifications/settings/quiet.settings.ts';

/** Every setting of the academy (D86), in the order of the page. No module imports this. */
export const settingGroups: readonly SettingGroup[] = [
  academySettings.group,
  classSettings.group,
  paySettings.group,
  quietSettings.group,
  accountSettings.group,
];
