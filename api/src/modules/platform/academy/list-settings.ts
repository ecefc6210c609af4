import type { NamedSetting, SettingGroup } from '#base/academy/define-settings.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireSetting, WireSettings } from './academy.schema.ts';
import type { DeclaredSettings } from './declared-settings.ts';
import { mayEditSetting } from './settings.policy.ts';

function present(ctx: ViewerCtx, setting: NamedSetting, isHarmless: boolean): WireSetting {
  const { key, name, type, default: preset, min = null, max = null, options } = setting;
  const { academySettings } = ctx.deps;
  return {
    key,
    type,
    name,
    value: academySettings.get(setting),
    default: preset,
    since: academySettings.since(setting)?.toISOString() ?? null,
    min,
    max,
    options: options ? [...options] : null,
    confirm: !isHarmless,
    may: { edit: mayEditSetting(ctx.viewer, setting) },
  };
}

type Listed = Omit<DeclaredSettings, 'changed'> & { ctx: ViewerCtx };

export async function listSettings({ ctx, groups, harmless }: Listed): Promise<WireSettings> {
  const keys = await harmless(ctx.sql);
  const presentIn = ({ key, settings }: SettingGroup) => ({
    key,
    settings: settings.map((setting) => present(ctx, setting, keys.includes(setting.key))),
  });
  return { groups: groups.map(presentIn) };
}
