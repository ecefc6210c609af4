import type { Sql } from '#base/database/sql.ts';

/** Stores that mail to an address bounced: from then on only requested mails go there (D82). */
export async function noteBounce(sql: Sql, userId: number, email: string): Promise<void> {
  const text = 'update users set bounced_email = $2 where id = $1 and email = $2';
  await sql.query({ text, values: [userId, email] });
}

/** Makes a bounced address usable again. */
export async function clearBounce(sql: Sql, userId: number): Promise<void> {
  await sql.query({ text: 'update users set bounced_email = null where id = $1', values: [userId] });
}
