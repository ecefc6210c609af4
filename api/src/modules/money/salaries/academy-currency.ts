import type { Sql } from '#base/database/sql.ts';
import { StartError } from '#base/errors/start-error.ts';
import { keepSetting } from '#base/settings/keep-setting.ts';

/** The currency of installations from before the setting. */
const FIRST_CURRENCY = 'USD';

const isUsed = '(exists (select from teacher_salaries) or exists (select from salary_adjustments))';

/**
 * Stores the academy's currency (D31). Prices are plain numbers: another currency would change the worth of existing
 * ones.
 * @throws StartError if the configured currency is not that of the prices.
 */
export async function keepCurrency(sql: Sql, configured: string): Promise<void> {
  const kept = await keepSetting(sql, { name: 'currency', configured, isUsed, initial: FIRST_CURRENCY });
  if (kept !== configured)
    throw new StartError(
      `CURRENCY is ${configured}, but prices per class are in ${kept}. Set CURRENCY=${kept}; only an academy without prices can change it`,
    );
}
