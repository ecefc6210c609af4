import type { Sql } from '#base/database/sql.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Two coupons (D113): a valid one and an expired one. */
export async function seedCoupons(sql: Sql, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  await sql.query({
    text: `insert into coupons (code, percent, amounts, packages, uses, uses_per_user, first_purchase_only, months, from_day, to_day, created_at)
      values ('WELCOME10', 10, '[]', '{}', null, 1, true, 3, null, null, $1),
        ('EID2026', null, '[{"currency":"USD","minor":500}]', '{}', 50, 1, false, 1, $2, $3, $1)`,
    values: [new Date(now.getTime() - 60 * DAY_MS), day(-45), day(-15)],
  });
}
