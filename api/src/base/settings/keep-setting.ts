import type { Sql } from '#base/database/sql.ts';

interface Setting {
  name: string;
  configured: string;
  /** SQL: whether data already depends on the stored value. */
  isUsed: string;
  /** The value that older data depends on. */
  initial: string;
}

/**
 * Stores a setting of the whole academy that can change only until data depends on it. Resolves with the stored value.
 */
export async function keepSetting(sql: Sql, { name, configured, isUsed, initial }: Setting): Promise<string> {
  const [kept] = await sql.query<{ value: string }>({
    text: `insert into academy_settings (name, value) values ($1, case when ${isUsed} then $3 else $2 end)
      on conflict (name) do update
        set value = case when ${isUsed} then academy_settings.value else excluded.value end
      returning value`,
    values: [name, configured, initial],
  });
  return kept?.value ?? configured;
}
