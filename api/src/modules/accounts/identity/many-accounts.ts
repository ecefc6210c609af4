import type { Sql } from '#base/database/sql.ts';

/**
 * An account that is created together with others in one statement. The caller checks its role, and that its phone is
 * free.
 */
export interface NewAccount {
  name: string;
  email: string;
  /** The user name of a person without an address, whose `email` is the reserved one (D140). */
  handle: string | null;
  phone: string | null;
}

interface Shared {
  passwordHash: string;
  roleId: number;
  timezone: string;
  now: Date;
}

const addText = `insert into users (name, email, handle, phone, password_hash, role_id, timezone, created_at)
  select name, email, handle, phone, $2, $3, $4, $5
  from json_to_recordset($1::json) a(name text, email text, handle text, phone text)
  returning id, email`;

/** Stores accounts. @returns their ids, by e-mail. */
export async function addAccounts(
  sql: Sql,
  accounts: readonly NewAccount[],
  shared: Shared,
): Promise<Map<string, number>> {
  const { passwordHash, roleId, timezone, now } = shared;
  const values = [JSON.stringify(accounts), passwordHash, roleId, timezone, now];
  const rows = await sql.query<{ id: number; email: string }>({ text: addText, values });
  return new Map(rows.map(({ id, email }) => [email, id]));
}

interface AccountChange {
  id: number;
  name: string;
  phone: string | null;
}

const changeText = `update users u set name = c.name, phone = c.phone
  from json_to_recordset($1::json) c(id bigint, name text, phone text) where u.id = c.id`;

export async function changeAccounts(sql: Sql, changes: readonly AccountChange[]): Promise<void> {
  await sql.query({ text: changeText, values: [JSON.stringify(changes)] });
}

const hideText = `update users set deleted_at = $2, active = false, email = email || '#' || id::text,
  phone = phone || '#' || id::text, handle = null where id = any($1::bigint[])`;

/** D5, for many accounts. */
export async function hideAccounts(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  await sql.query({ text: hideText, values: [ids, now] });
}
