import type { Sql } from '#base/database/sql.ts';
import { userLanguage } from '#modules/identity/users-sql.ts';
import type { PaperLanguage } from './paper-words.ts';

/** The language of somebody's pages and mails; English where it is not known. */
export async function paperLanguageOf(sql: Sql, userId: number): Promise<PaperLanguage> {
  const [row] = await sql.query<{ language: PaperLanguage | null }>({
    text: `select ${userLanguage('$1')} as language`,
    values: [userId],
  });
  return row?.language ?? 'en';
}
