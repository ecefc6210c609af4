import type { CsvValue } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { csvResponse } from '#base/http/csv.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { findMonth, type MonthOf } from './find-month.ts';
import { adjustmentReason, attendanceOf, lineHeads, lineTime, lineWords, priceNote } from './line-words.ts';
import type { WireMonth } from './months.schema.ts';

const headers = Object.values(lineHeads);

const lineRow = (language: PageLanguage, zone: string, line: WireMonth['lines'][number]): CsvValue[] => [
  lineTime(line.starts_at, zone),
  line.student.name,
  attendanceOf(language, line),
  line.price,
  line.price_since,
  line.percent,
  line.paid_before,
  line.amount,
  priceNote(language, line),
];

const adjustmentRow = (
  language: PageLanguage,
  zone: string,
  adjustment: WireMonth['adjustments'][number],
): CsvValue[] => [
  lineTime(adjustment.class?.starts_at ?? adjustment.created_at, zone),
  adjustment.class?.student.name,
  lineWords.adjustment[language],
  ...Array(4).fill(null),
  adjustment.amount,
  adjustmentReason(language, adjustment),
];

const totalRow = (language: PageLanguage, { total, currency }: WireMonth): CsvValue[] => [
  lineWords.total[language],
  ...Array(6).fill(null),
  total,
  currency,
];

/** A month as a table for spreadsheets; each download is audited (D69). */
export async function monthCsv({ c, ...about }: MonthOf & { c: Context }): Promise<Response> {
  const { ctx, teacherId, month } = about;
  const found = await findMonth(about);
  await writeAudit(ctx.sql, ctx, {
    action: 'salary.export-month',
    subject: 'user',
    subjectId: teacherId,
    after: { month, rows: found.lines.length },
  });
  const language = pageLanguageOf(c);
  const rows = [
    ...found.lines.map((line) => lineRow(language, found.zone, line)),
    ...found.adjustments.map((each) => adjustmentRow(language, found.zone, each)),
    totalRow(language, found),
  ];
  return csvResponse(c, `salary-${teacherId}-${month}`, [headers.map((head) => head[language]), ...rows]);
}
