import type { Setting, SettingGroup } from '#base/academy/define-settings.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireSetting, WireSettings } from './academy.schema.ts';
import { mayEditSetting } from './settings.policy.ts';

function present(ctx: ViewerCtx, setting: Setting): WireSetting {
  const { key, type, default: preset, min = null, max = null, options } = setting;
  const { academySettings } = ctx.deps;
  return {
    key,
    type,
    value: academySettings.get(setting),
    default: preset,
    since: academySettings.since(setting)?.toISOString() ?? null,
    min,
    max,
    options: options ? [...options] : null,
    may: { edit: mayEditSetting(ctx.viewer, setting) },
  };
}

export function listSettings({ ctx, groups }: { ctx: ViewerCtx; groups: readonly SettingGroup[] }): WireSettings {
  return {
    groups: groups.map(({ key, settings }) => ({ key, settings: settings.map((setting) => present(ctx, setting)) })),
  };
}
