import type { Sql } from '#base/database/sql.ts';
import { StartError } from '#base/errors/start-error.ts';

/** What installations had before there was a setting. */
const FIRST_CURRENCY = 'USD';

const isUsed = '(exists (select from teacher_salaries) or exists (select from salary_adjustments))';

/**
 * Keeps the academy's currency (D31). Prices are plain numbers: once there is one, another currency would change what they
 * are worth.
 * @throws StartError where the configured currency is not that of the prices.
 */
export async function keepCurrency(sql: Sql, configured: string): Promise<void> {
  const [kept] = await sql.query<{ value: string }>({
    text: `insert into academy_settings (name, value)
      values ('currency', case when ${isUsed} then '${FIRST_CURRENCY}' else $1 end)
      on conflict (name) do update
        set value = case when ${isUsed} then academy_settings.value else excluded.value end
      returning value`,
    values: [configured],
  });
  if (kept?.value !== configured)
    throw new StartError(
      `CURRENCY is ${configured}, but prices per class are in ${kept?.value}. Set CURRENCY=${kept?.value}; only an academy without prices can change it`,
    );
}
