import type { Sql } from '#base/database/sql.ts';

export type UserLanguage = 'en' | 'ar';

/** D169: the language of the first page is the user's until another one is chosen. */
export async function noteLanguage(sql: Sql, userId: number, language: UserLanguage): Promise<void> {
  const text = 'update users set language = $2 where id = $1 and language is null';
  await sql.query({ text, values: [userId, language] });
}

/** D169: stores the language to which a user has switched the pages. */
export async function saveLanguage(sql: Sql, userId: number, language: UserLanguage): Promise<void> {
  const text = 'update users set language = $2 where id = $1 and language is distinct from $2';
  await sql.query({ text, values: [userId, language] });
}

/** D169: stores the language of a user's mails; null: that of the pages. */
export async function chooseMailLanguage(sql: Sql, userId: number, language: UserLanguage | null): Promise<void> {
  await sql.query({ text: 'update users set mail_language = $2 where id = $1', values: [userId, language] });
}

/** The language that a user has chosen for mails; null: that of the pages. */
export async function chosenMailLanguage(sql: Sql, userId: number): Promise<UserLanguage | null> {
  const text = 'select mail_language as language from users where id = $1';
  const [found] = await sql.query<{ language: UserLanguage | null }>({ text, values: [userId] });
  return found?.language ?? null;
}

/** The language of an account's mails, if known (D169). */
export const mailLanguageOf = (account: {
  language: UserLanguage | null;
  mailLanguage?: UserLanguage | null;
}): UserLanguage | null => account.mailLanguage ?? account.language;
