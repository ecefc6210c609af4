import type { Sql } from '#base/database/sql.ts';

/** The text of a mail about a monthly report: each question with its answer. */
export async function monthlyReportTexts(sql: Sql, id: number): Promise<string[]> {
  const [report] = await sql.query<{ answers: { question: string; answer: string }[] }>({
    text: 'select answers from monthly_reports where id = $1',
    values: [id],
  });
  return (report?.answers ?? [])
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => (question ? `${question}\n${answer}` : answer));
}
