import type { Sql } from '#base/database/sql.ts';

/** Stores the language of a user's pages: the user's mails are in it. */
export async function noteLanguage(sql: Sql, userId: number, language: 'en' | 'ar'): Promise<void> {
  const text = 'update users set language = $2 where id = $1 and language is distinct from $2';
  await sql.query({ text, values: [userId, language] });
}
