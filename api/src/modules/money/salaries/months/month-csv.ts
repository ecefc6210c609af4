import type { CsvValue } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { csvResponse } from '#base/http/csv.ts';
import { csvWords, type Word } from '#base/http/csv-words.ts';
import { findMonth, type MonthOf } from './find-month.ts';
import { adjustmentReason, attendanceOf, lineTime, priceNote } from './line-words.ts';
import type { WireMonth } from './months.schema.ts';

const headers = ['Date', 'Student', 'Attendance', 'Price', 'Price since', 'Percent', 'Paid before', 'Amount', 'Note'];

const lineRow = (word: Word, zone: string, line: WireMonth['lines'][number]): CsvValue[] => [
  lineTime(line.starts_at, zone),
  line.student.name,
  attendanceOf(word, line),
  line.price,
  line.price_since,
  line.percent,
  line.paid_before,
  line.amount,
  priceNote(word, line),
];

const adjustmentRow = (word: Word, zone: string, adjustment: WireMonth['adjustments'][number]): CsvValue[] => [
  lineTime(adjustment.class?.starts_at ?? adjustment.created_at, zone),
  adjustment.class?.student.name,
  word('Adjustment'),
  ...Array(4).fill(null),
  adjustment.amount,
  adjustmentReason(word, adjustment),
];

const totalRow = (word: Word, { total, currency }: WireMonth): CsvValue[] => [
  word('Total'),
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
  const word = csvWords(c);
  const rows = [
    ...found.lines.map((line) => lineRow(word, found.zone, line)),
    ...found.adjustments.map((each) => adjustmentRow(word, found.zone, each)),
    totalRow(word, found),
  ];
  return csvResponse(c, `salary-${teacherId}-${month}`, [headers.map(word), ...rows]);
}
