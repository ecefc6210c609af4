import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import type { SettingGroup, SettingValue } from '#base/academy/define-settings.ts';
import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SettingChanges, WireSettings } from './academy.schema.ts';
import { listSettings } from './list-settings.ts';
import { mayEditSetting } from './settings.policy.ts';

/**
 * A higher module's work in the transaction of a change; it checks whether its own settings are among the keys (ADR
 * 27).
 */
export type SettingsHook = (sql: Sql, ctx: ViewerCtx, changed: ReadonlySet<string>) => Promise<void>;

/** The declared settings, and the hooks after a change. */
export interface DeclaredSettings {
  groups: readonly SettingGroup[];
  changed: readonly SettingsHook[];
}

interface Change extends DeclaredSettings {
  ctx: ViewerCtx;
  changes: SettingChanges;
}

/** Actions about the whole academy share one subject. */
export const auditLine = { action: 'settings.update', subject: 'settings', subjectId: 1 };

/** D86: makes all of the changes or none, with the former values in the audit log. */
export async function changeSettings({ ctx, groups, changed, changes }: Change): Promise<WireSettings> {
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
    const values = new Map(Object.entries(after).filter(([key, value]) => value !== before[key]));
    await storeSettings(sql, { values, at: ctx.now, by: ctx.viewer.userId });
    await writeEdit(sql, ctx, { ...auditLine, before, after });
    const keys = new Set(values.keys());
    for (const hook of keys.size > 0 ? changed : []) await hook(sql, ctx, keys);
  });
  await ctx.deps.academySettings.refresh();
  return listSettings({ ctx, groups });
}
