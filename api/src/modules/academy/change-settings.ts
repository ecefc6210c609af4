import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import type { SettingGroup, SettingValue } from '#base/academy/define-settings.ts';
import { writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SettingChanges, WireSettings } from './academy.schema.ts';
import { listSettings } from './list-settings.ts';
import { mayEditSetting } from './settings.policy.ts';

interface Change {
  ctx: ViewerCtx;
  groups: readonly SettingGroup[];
  changes: SettingChanges;
}

/** What is about the whole academy has one subject. */
const auditLine = { action: 'settings.update', subject: 'settings', subjectId: 1 };

/** D86: all of the changes or none, each with its former value in the audit log. */
export async function changeSettings({ ctx, groups, changes }: Change): Promise<WireSettings> {
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
  });
  await ctx.deps.academySettings.refresh();
  return listSettings({ ctx, groups });
}
