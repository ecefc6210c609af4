import type { Sql } from '#base/database/sql.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { readAnswer, type StoredAnswer } from './questions.ts';

/** The text of a mail about a monthly report: each question in the recipient's language, with its answer. */
export async function monthlyReportTexts(sql: Sql, id: number, language: PageLanguage): Promise<string[]> {
  const [report] = await sql.query<{ answers: StoredAnswer[] }>({
    text: 'select answers from monthly_reports where id = $1',
    values: [id],
  });
  return (report?.answers ?? [])
    .map(readAnswer)
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, questionIn, answer }) => [questionIn?.[language] ?? question, answer].filter(Boolean).join('\n'));
}
