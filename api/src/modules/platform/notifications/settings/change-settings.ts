import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { chooseMailLanguage } from '#modules/accounts/identity/note-language.ts';
import { channels, type NotificationGroup, ruleOf } from '../notification-groups.ts';
import type { SettingsInput } from './notification-settings.schema.ts';
import { isChosen, readSettings, type StoredSettings } from './read-settings.ts';

interface Change {
  userId: number;
  /** The groups that the user can get. */
  groups: readonly NotificationGroup[];
  input: SettingsInput;
}

/** A choice equal to the current one is no change. @throws AppError `invalid` for a choice that is not offered. */
function checkChoice({ groups, input }: Change, choices: StoredSettings['choices'], at: number): void {
  const choice = input.groups[at];
  if (!choice) return;
  const { key } = choice;
  if (!groups.includes(key)) throw fieldError(`groups.${at}.key`, 'not_offered', 'You do not get these notifications');
  for (const channel of channels) {
    const isOffered = ruleOf(key)[channel] !== null && !ruleOf(key).fixed;
    if (!isOffered && (choice[channel] ?? isChosen(choices, key, channel)) !== isChosen(choices, key, channel))
      throw fieldError(`groups.${at}.${channel}`, 'fixed', 'This cannot be changed');
  }
}

const storeText = `insert into notification_settings (user_id, choices, quiet_from, quiet_to) values ($1, $2, $3, $4)
  on conflict (user_id) do update set choices = excluded.choices, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`;

/** Stores a user's choices and quiet hours (D80, D83). Missing fields stay. */
export async function changeSettings(sql: Sql, change: Change): Promise<StoredSettings> {
  const { userId, input } = change;
  return sql.transaction(async (inside) => {
    await inside.query({
      text: 'insert into notification_settings (user_id) values ($1) on conflict do nothing',
      values: [userId],
    });
    const before = await readSettings(inside, userId, true);
    for (const at of input.groups.keys()) checkChoice(change, before.choices, at);
    const choices = { ...before.choices };
    for (const { key, ...chosen } of input.groups) choices[key] = { ...choices[key], ...chosen };
    const quietFrom = input.quietHours?.from ?? before.quietFrom;
    const quietTo = input.quietHours?.to ?? before.quietTo;
    if (input.mailLanguage !== undefined) await chooseMailLanguage(inside, userId, input.mailLanguage);
    await inside.query({ text: storeText, values: [userId, JSON.stringify(choices), quietFrom, quietTo] });
    return { choices, quietFrom, quietTo };
  });
}
