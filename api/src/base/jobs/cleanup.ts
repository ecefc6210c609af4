import type { Sql } from '#base/database/sql.ts';

const statements = [
  'delete from sessions where expires_at <= $1',
  'delete from password_resets where expires_at <= $1',
  "delete from idempotency_keys where created_at <= $1::timestamptz - interval '24 hours'",
  "delete from notifications where created_at <= $1::timestamptz - interval '180 days'",
  "delete from audit_log where at <= $1::timestamptz - interval '2 years'",
];

/** Removes what has run out; once a night. */
export async function removeExpired(sql: Sql, now: Date): Promise<void> {
  for (const text of statements) await sql.query({ text, values: [now] });
}
