import type { Sql } from '#base/database/sql.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { commentOf } from './report-parts.ts';

const words = { en: 'Report', ar: 'التقرير' } as const;

/** The full text of a class's report for a mail; none of one that was submitted again and is not released yet. */
export async function reportTexts(sql: Sql, classId: number, language: PageLanguage): Promise<string[]> {
  const [report] = await sql.query<{ text: string }>({
    text: `select ${commentOf('r.id')} as text from daily_reports r where r.class_id = $1 and r.deleted_at is null and r.hidden_until is null`,
    values: [classId],
  });
  return report?.text ? [`${words[language]}:\n${report.text}`] : [];
}
