import { newApiKey } from '#base/auth/api-keys.ts';
import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Keys of the academy's programs (D158); nobody knows the keys themselves. */
const keys = [
  { name: 'Bookkeeping', permissions: ['money.read', 'subscriptions.bank_transfers.read'], days: 120, usedMinutes: 7 },
  { name: 'جدول الحصص', permissions: ['calendar.read', 'classes.my_classes.read'], days: 64, usedMinutes: 1_380 },
  { name: 'Trial import', permissions: ['users.create'], days: 190, usedMinutes: 270_000, endedDays: 150 },
] as const;

const text = `insert into api_keys (maker_id, name, token_hash, hint, permissions, scope, until, expires_at, created_at, last_used_at)
  values ($1, $2, $3, $4, $5, 'all', $6::timestamptz::date, $6::timestamptz, $7, $8)`;

export async function seedApiKeys(sql: Sql, makerId: number | undefined, now: Date): Promise<void> {
  if (!makerId) return;
  for (const { name, permissions, days, usedMinutes, ...key } of keys) {
    const secret = newApiKey();
    const ended = 'endedDays' in key ? new Date(now.getTime() - key.endedDays * DAY_MS) : null;
    const moments = [ended, new Date(now.getTime() - days * DAY_MS), new Date(now.getTime() - usedMinutes * 60_000)];
    await sql.query({ text, values: [makerId, name, sha256(secret), secret.slice(-4), permissions, ...moments] });
  }
}
