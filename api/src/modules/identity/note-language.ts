import type { Sql } from '#base/database/sql.ts';

/** Notes in which language somebody reads the pages: their mails are in it. */
export async function noteLanguage(sql: Sql, userId: number, language: 'en' | 'ar'): Promise<void> {
  const text = 'update users set language = $2 where id = $1 and language is distinct from $2';
  await sql.query({ text, values: [userId, language] });
}
