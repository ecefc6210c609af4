import type { Sql } from '#base/database/sql.ts';
import { StartError } from '#base/errors/start-error.ts';
import { keepSetting } from '#base/settings/keep-setting.ts';

/** What installations had before there was a setting. */
const FIRST_CURRENCY = 'USD';

const isUsed = '(exists (select from teacher_salaries) or exists (select from salary_adjustments))';

/**
 * Keeps the academy's currency (D31). Prices are plain numbers: once there is one, another currency would change what they
 * are worth.
 * @throws StartError where the configured currency is not that of the prices.
 */
export async function keepCurrency(sql: Sql, configured: string): Promise<void> {
  const kept = await keepSetting(sql, { name: 'currency', configured, isUsed, initial: FIRST_CURRENCY });
  if (kept !== configured)
    throw new StartError(
      `CURRENCY is ${configured}, but prices per class are in ${kept}. Set CURRENCY=${kept}; only an academy without prices can change it`,
    );
}
