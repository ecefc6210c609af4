import type { Setting, SettingGroup } from '#base/academy/define-settings.ts';
import { academySettings } from '#modules/academy/academy.settings.ts';
import { timeSettings } from '#modules/academy/time.settings.ts';
import { classSettings } from '#modules/classes/classes.settings.ts';
import { paySettings } from '#modules/classes/status/pay.settings.ts';
import { askingSettings } from '#modules/classes/status/request.settings.ts';
import { holdSettings } from '#modules/holds/holds.settings.ts';
import { accountSettings } from '#modules/identity/identity.settings.ts';
import { makeUpSettings } from '#modules/make-ups/make-ups.settings.ts';
import { reachSettings } from '#modules/notifications/notifications.settings.ts';
import { contactSettings } from '#modules/people/people.settings.ts';
import { purchaseSettings } from '#modules/purchases/purchases.settings.ts';
import { receiptSettings } from '#modules/receipts/receipts.settings.ts';
import { requestSettings } from '#modules/requests/requests.settings.ts';
import { salarySettings } from '#modules/salaries/salaries.settings.ts';

const declared: readonly SettingGroup[] = [
  academySettings.group,
  timeSettings.group,
  classSettings.group,
  askingSettings.group,
  requestSettings.group,
  makeUpSettings.group,
  holdSettings.group,
  paySettings.group,
  salarySettings.group,
  contactSettings.group,
  reachSettings.group,
  purchaseSettings.group,
  receiptSettings.group,
  accountSettings.group,
];

/** Merges the settings that several domains declare for one group, at the place of the first. */
function merge(groups: readonly SettingGroup[]): SettingGroup[] {
  const merged = new Map<string, Setting[]>();
  for (const { key, settings } of groups) merged.set(key, [...(merged.get(key) ?? []), ...settings]);
  return [...merged].map(([key, settings]) => ({ key, settings }));
}

/** Every setting of the academy (D86), in the order of the page. No module imports this. */
export const settingGroups: readonly SettingGroup[] = merge(declared);
