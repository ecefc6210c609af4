import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import type { SettingValue } from '#base/academy/define-settings.ts';
import { writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SettingChanges, WireSettings } from './academy.schema.ts';
import type { DeclaredSettings } from './declared-settings.ts';
import { listSettings } from './list-settings.ts';
import { mayEditSetting } from './settings.policy.ts';

interface Change extends DeclaredSettings {
  ctx: ViewerCtx;
  changes: SettingChanges;
}

/** Actions about the whole academy share one subject. */
export const auditLine = { action: 'settings.update', subject: 'settings', subjectId: 1 };

/** D86: makes all of the changes or none, with the former values in the audit log. */
export async function changeSettings({ ctx, groups, harmless, changed, changes }: Change): Promise<WireSettings> {
  const named = groups.flatMap(({ settings }) => settings).filter(({ key }) => changes[key] !== undefined);
  const locked = named.filter((setting) => !mayEditSetting(ctx.viewer, setting));
  if (locked.length > 0) {
    const message = 'Only super-admins change this';
    const fields = locked.map(({ key }) => ({ path: key, code: 'forbidden', message }));
    throw new AppError('forbidden', message, fields);
  }
  await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const stored = await storedSettings(sql);
    const before = Object.fromEntries(named.map(({ key, default: preset }) => [key, stored.get(key) ?? preset]));
    const after: Record<string, SettingValue> = {};
    for (const { key, default: preset } of named) after[key] = changes[key] ?? preset;
    // A default that is set explicitly is stored as a decision.
    const isNew = ([key, value]: [string, SettingValue]) => value !== before[key] || !stored.has(key);
    const values = new Map(Object.entries(after).filter(isNew));
    await storeSettings(sql, { values, at: ctx.now, by: ctx.viewer.userId });
    await writeEdit(sql, ctx, { ...auditLine, before, after });
    const keys = new Set(values.keys());
    for (const hook of keys.size > 0 ? changed : []) await hook(sql, ctx, keys, values);
  });
  await ctx.deps.academySettings.refresh();
  return listSettings({ ctx, groups, harmless });
}
