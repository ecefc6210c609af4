import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { seedApiKeys } from './api-keys.ts';
import { seedWebhooks } from './webhooks.ts';

/** The keys of the academy's programs, and what these hear (D158); after all that the log of webhooks names. */
export async function seedPrograms(deps: Deps, sql: Sql, makerId: number | undefined, now: Date): Promise<void> {
  await seedApiKeys(sql, makerId, now);
  await seedWebhooks(deps, sql, now);
}
