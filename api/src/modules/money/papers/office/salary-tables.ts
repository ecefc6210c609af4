import type { CsvValue } from '@academy/shared-auth/csv';
import type { Word } from '#base/http/csv-words.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import type { WireMonth } from '#modules/money/salaries/index.ts';
import {
  adjustmentReason,
  attendanceOf,
  findPaidTeachers,
  priceNote,
  readMonth,
} from '#modules/money/salaries/index.ts';
import type { MonthTable } from './money-tables.ts';

interface Paid {
  teacher: string;
  month: WireMonth;
}

const dayOf = (instant: string, { zone }: WireMonth) => dayIn(zone, new Date(instant));

function linesOf({ teacher, month }: Paid, word: Word): CsvValue[][] {
  const { currency, lines, adjustments } = month;
  return [
    ...lines.map((line) => [
      ...[teacher, dayOf(line.starts_at, month), line.student.name, attendanceOf(word, line)],
      ...[line.price, line.percent, line.paid_before, line.amount, currency, priceNote(word, line)],
    ]),
    ...adjustments.map((each) => [
      ...[
        teacher,
        dayOf(each.class?.starts_at ?? each.created_at, month),
        each.class?.student.name,
        word('Adjustment'),
      ],
      ...[null, null, null, each.amount, currency, adjustmentReason(word, each)],
    ]),
  ];
}

function salaryOf({ teacher, month }: Paid): CsvValue[] {
  const { lines, adjustments, total, currency, closed } = month;
  const adjusted = adjustments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const forClasses = Math.round((total - adjusted) * 100) / 100;
  return [teacher, lines.length, forClasses, adjusted, total, currency, closed ? dayOf(closed.at, month) : null];
}

/** A row of totals for each currency; amounts are in hundredths (D31). */
function sumsOf(paid: readonly Paid[], place: (sum: number, currency: string) => CsvValue[]): CsvValue[][] {
  const sums = new Map<string, number>();
  for (const { month } of paid)
    sums.set(month.currency, (sums.get(month.currency) ?? 0) + Math.round(month.total * 100));
  return [...sums].sort().map(([currency, sum]) => place(sum / 100, currency));
}

/** D115: each teacher's salary for a month, and its classes. @param month as 2026-01. */
export async function salaryTables(ctx: ViewerCtx, month: string, word: Word): Promise<MonthTable[]> {
  const paid: Paid[] = [];
  for (const { id, name } of await findPaidTeachers(ctx.sql, month))
    paid.push({ teacher: name, month: await readMonth(ctx.sql, { ctx, teacherId: id, month }) });
  return [
    {
      name: 'salaries',
      heads: ['Teacher', 'Classes', 'For classes', 'Adjustments', 'Total', 'Currency', 'Closed on'],
      rows: paid.map(salaryOf),
      totals: sumsOf(paid, (sum, currency) => [word('Total'), null, null, null, sum, currency, null]),
    },
    {
      name: 'salary-lines',
      heads: [
        'Teacher',
        'Date',
        'Student',
        'Attendance',
        'Price',
        'Percent',
        'Paid before',
        'Amount',
        'Currency',
        'Note',
      ],
      rows: paid.flatMap((each) => linesOf(each, word)),
      totals: sumsOf(paid, (sum, currency) => [word('Total'), ...Array<null>(6).fill(null), sum, currency, null]),
    },
  ];
}
