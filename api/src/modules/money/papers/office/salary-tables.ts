import type { CsvValue } from '@academy/shared-auth/csv';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { classFields } from '#modules/classes/classes/class.fields.ts';
import { transferFields } from '#modules/money/bank-transfers/bank-transfers.fields.ts';
import type { WireMonth } from '#modules/money/salaries/index.ts';
import {
  adjustmentReason,
  attendanceOf,
  findPaidTeachers,
  lineHeads,
  lineWords,
  priceNote,
  readMonth,
} from '#modules/money/salaries/index.ts';
import type { MonthTable } from './money-tables.ts';

interface Paid {
  teacher: string;
  month: WireMonth;
}

const dayOf = (instant: string, { zone }: WireMonth) => dayIn(zone, new Date(instant));

function linesOf({ teacher, month }: Paid, language: PageLanguage): CsvValue[][] {
  const { currency, lines, adjustments } = month;
  return [
    ...lines.map((line) => [
      ...[teacher, dayOf(line.starts_at, month), line.student.name, attendanceOf(language, line)],
      ...[line.price, line.percent, line.paid_before, line.amount, currency, priceNote(language, line)],
    ]),
    ...adjustments.map((each) => [
      ...[
        teacher,
        dayOf(each.class?.starts_at ?? each.created_at, month),
        each.class?.student.name,
        lineWords.adjustment[language],
      ],
      ...[null, null, null, each.amount, currency, adjustmentReason(language, each)],
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

const teacher = classFields.teacher_id.name;
const currency = transferFields.currency.name;
const { date, student, attendance, price, percent, paidBefore, amount, note } = lineHeads;
/** No list has these sums. */
const sumHeads = {
  classes: { en: 'Classes', ar: 'الحصص' },
  forClasses: { en: 'For classes', ar: 'مقابل الحصص' },
  adjustments: { en: 'Adjustments', ar: 'التسويات' },
  total: lineWords.total,
};

/** D115: each teacher's salary for a month, and its classes. @param month as 2026-01. */
export async function salaryTables(ctx: ViewerCtx, month: string, language: PageLanguage): Promise<MonthTable[]> {
  const paid: Paid[] = [];
  for (const { id, name } of await findPaidTeachers(ctx.sql, month))
    paid.push({ teacher: name, month: await readMonth(ctx.sql, { ctx, teacherId: id, month }) });
  return [
    {
      name: 'salaries',
      heads: [teacher, ...Object.values(sumHeads), currency, { en: 'Closed on', ar: 'تاريخ الإغلاق' }],
      rows: paid.map(salaryOf),
      totals: sumsOf(paid, (sum, currency) => [lineWords.total[language], null, null, null, sum, currency, null]),
    },
    {
      name: 'salary-lines',
      heads: [teacher, date, student, attendance, price, percent, paidBefore, amount, currency, note],
      rows: paid.flatMap((each) => linesOf(each, language)),
      totals: sumsOf(paid, (sum, currency) => [
        lineWords.total[language],
        ...Array<null>(6).fill(null),
        sum,
        currency,
        null,
      ]),
    },
  ];
}
