import * as v from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { unlessEmpty } from '#base/http/form-fields.ts';
import { userLanguage } from '#modules/identity/users-sql.ts';
import type { PaperLanguage } from './paper-words.ts';

const asked = v.picklist(['en', 'ar', 'both']);
export type AskedLanguage = v.InferOutput<typeof asked>;

/** Of a paper: one language, or English and then Arabic in one document. */
export const askedLanguage = unlessEmpty(asked);

export const languagesOf = (language: AskedLanguage): readonly [PaperLanguage, ...PaperLanguage[]] =>
  language === 'both' ? ['en', 'ar'] : [language];

/** The language of somebody's pages and mails; English where it is not known. */
export async function paperLanguageOf(sql: Sql, userId: number): Promise<PaperLanguage> {
  const [row] = await sql.query<{ language: PaperLanguage | null }>({
    text: `select ${userLanguage('$1')} as language`,
    values: [userId],
  });
  return row?.language ?? 'en';
}
