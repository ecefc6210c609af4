import type { CsvValue } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { ACADEMY_ZONE } from '#base/academy-zone.ts';
import { writeAudit } from '#base/audit/audit.ts';
import { csvResponse } from '#base/http/csv.ts';
import { findMonth, type MonthOf } from './find-month.ts';
import type { WireMonth } from './months.schema.ts';

const dateFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ACADEMY_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
/** As 2026-01-31 17:30, at the academy. */
const timeText = (instant: string) => dateFormat.format(new Date(instant));

const headers = ['Date', 'Student', 'Attendance', 'Price', 'Price since', 'Percent', 'Paid before', 'Amount', 'Note'];

const lineRow = (line: WireMonth['lines'][number]): CsvValue[] => [
  timeText(line.starts_at),
  line.student.name,
  line.attendance,
  line.price,
  line.price_since,
  line.percent,
  line.paid_before,
  line.amount,
  line.price === null ? 'No price' : null,
];

const adjustmentRow = (adjustment: WireMonth['adjustments'][number]): CsvValue[] => [
  timeText(adjustment.class?.starts_at ?? adjustment.created_at),
  adjustment.class?.student.name,
  'adjustment',
  ...Array(4).fill(null),
  adjustment.amount,
  adjustment.reason ?? 'Class changed after its month was closed',
];

const totalRow = ({ total, currency }: WireMonth): CsvValue[] => ['Total', ...Array(6).fill(null), total, currency];

/** A month as a table for spreadsheets; who took it is written down (D69). */
export async function monthCsv({ c, ...about }: MonthOf & { c: Context }): Promise<Response> {
  const { ctx, teacherId, month } = about;
  const found = await findMonth(about);
  await writeAudit(ctx.sql, ctx, {
    action: 'salary.export-month',
    subject: 'user',
    subjectId: teacherId,
    after: { month, rows: found.lines.length },
  });
  const rows = [...found.lines.map(lineRow), ...found.adjustments.map(adjustmentRow), totalRow(found)];
  return csvResponse(c, `salary-${teacherId}-${month}`, [headers, ...rows]);
}
