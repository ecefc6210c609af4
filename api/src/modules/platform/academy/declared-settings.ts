import type { SettingGroup, SettingValue } from '#base/academy/define-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

/**
 * A higher module's work in the transaction of a change; it checks whether its own settings are among the keys (ADR
 * 27).
 */
export type SettingsHook = (
  sql: Sql,
  ctx: ViewerCtx,
  changed: ReadonlySet<string>,
  values: ReadonlyMap<string, SettingValue>,
) => Promise<void>;

/** A higher module's settings whose change affects nothing at present, so that no screen asks before it. */
export type HarmlessKeys = (sql: Sql) => Promise<readonly string[]>;

/** The declared settings, and the hooks about a change. */
export interface DeclaredSettings {
  groups: readonly SettingGroup[];
  harmless: HarmlessKeys;
  changed: readonly SettingsHook[];
}
