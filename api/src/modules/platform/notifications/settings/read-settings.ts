import type { Sql } from '#base/database/sql.ts';
import { type Channel, groupKeys, type NotificationGroup, ruleOf } from '../notification-groups.ts';

/** The stored settings; a missing value was never chosen. */
export interface StoredSettings {
  choices: Partial<Record<NotificationGroup, Partial<Record<Channel, boolean>>>>;
  quietFrom: string | null;
  quietTo: string | null;
}

const readText = `select choices, quiet_from as "quietFrom", quiet_to as "quietTo" from notification_settings where user_id = $1`;

/** A user's choices. @param lock locks the row for a change. */
export async function readSettings(sql: Sql, userId: number, lock = false): Promise<StoredSettings> {
  const [found] = await sql.query<StoredSettings>({
    text: lock ? `${readText} for update` : readText,
    values: [userId],
  });
  return found ?? { choices: {}, quietFrom: null, quietTo: null };
}

/** Whether a group is sent by a channel to a user with these choices. */
export function isChosen(choices: StoredSettings['choices'], group: NotificationGroup, channel: Channel): boolean {
  const { [channel]: preset, fixed } = ruleOf(group);
  return fixed ? preset === true : ((preset !== null && choices[group]?.[channel]) ?? preset ?? false);
}

/** The groups of a page in order, with the current choices. */
export const presentGroups = (choices: StoredSettings['choices'], groups: readonly NotificationGroup[] = groupKeys) =>
  groups.map((key) => ({
    key,
    push: isChosen(choices, key, 'push'),
    mail: isChosen(choices, key, 'mail'),
    fixed: ruleOf(key).fixed ?? false,
  }));
