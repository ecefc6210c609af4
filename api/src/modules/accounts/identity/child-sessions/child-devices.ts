import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';

/** SQL: the id of a device in the list: neither the token nor its stored hash can be derived from it. */
const idOf = (hash: string): string => `left(encode(sha256(${hash}), 'hex'), 32)`;

interface Row {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  until: Date;
}

const ofChild = 'user_id = $1 and opened_from is null';
const listText = `select ${idOf('token_hash')} as id, browser, system, created_at as "createdAt",
    last_used_at as "lastUsedAt", expires_at as until
  from child_sessions where ${ofChild} and expires_at > $2 order by last_used_at desc, token_hash`;

/** The devices of a child's own that are signed in, the last used first (D141). */
export async function listChildDevices(sql: Sql, childId: number, now: Date) {
  const rows = await sql.query<Row>({ text: listText, values: [childId, now] });
  return rows.map(({ createdAt, lastUsedAt, until, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    until: until.toISOString(),
  }));
}

/** @throws AppError 404 for a device of anybody else. */
export async function endChildDevice(sql: Sql, childId: number, id: string): Promise<void> {
  const text = `delete from child_sessions where ${ofChild} and ${idOf('token_hash')} = $2 returning user_id`;
  if ((await sql.query({ text, values: [childId, id] })).length === 0) throw notFound('Device');
}
