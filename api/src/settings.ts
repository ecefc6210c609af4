import type { NamedSetting, SettingGroup } from '#base/academy/define-settings.ts';
import { inOrder } from '#base/text/in-order.ts';
import { modules } from './modules.ts';

/** The groups in the order of the page (D86), each with the settings that come first in it; a new group comes last. */
const pageOrder: Readonly<Record<string, readonly string[]>> = {
  academy: [],
  time: [],
  classes: [],
  requests: ['notice_hours', 'family_proposes', 'excuses_a_month'],
  pay: [],
  safety: ['concern_people', 'child_document_kinds'],
  privacy: ['teachers_see_contacts', 'teachers_share_students'],
  money: [
    ...['bank_accounts', 'transfer_details_en', 'transfer_details_ar', 'sibling_discount', 'renewal_notice_days'],
    ...['unpaid_days', 'credit_before_paid'],
  ],
  accounts: [],
};

/** Merges the settings that several domains declare for one group. */
function merge(groups: readonly SettingGroup[]): SettingGroup[] {
  const merged = new Map<string, NamedSetting[]>();
  for (const { key, settings } of groups) merged.set(key, [...(merged.get(key) ?? []), ...settings]);
  return [...merged].map(([key, settings]) => ({
    key,
    settings: inOrder(settings, pageOrder[key] ?? [], (each) => each.key),
  }));
}

/** Every setting of the academy, in the order of the page. No module imports this. */
export const settingGroups: readonly SettingGroup[] = inOrder(
  merge(modules.flatMap(({ settings = [] }) => settings)),
  Object.keys(pageOrder),
  ({ key }) => key,
);
