import type { Sql } from '#base/database/sql.ts';

const statements = [
  "delete from idempotency_keys where created_at <= $1::timestamptz - interval '24 hours'",
  "delete from audit_log where at <= $1::timestamptz - interval '2 years'",
  // In milliseconds since 1970.
  "delete from rate_limits where expire <= extract(epoch from $1::timestamptz - interval '1 hour') * 1000",
];

/** Removes expired rows; runs once a night. @param ofModules the modules' statements, with $1 for now. */
export async function removeExpired(sql: Sql, now: Date, ofModules: readonly string[]): Promise<void> {
  for (const text of [...ofModules, ...statements]) await sql.query({ text, values: [now] });
}
