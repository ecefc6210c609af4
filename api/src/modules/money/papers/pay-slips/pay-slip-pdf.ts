import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { writeFacts, writeTable } from '#base/pdf/paper-table.ts';
import { isolate } from '#base/pdf/visual-runs.ts';
import { nameIn } from '#base/personal-data/former-member.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { attendanceWords } from '#modules/classes/classes/attendance-words.ts';
import type { AdvanceOfMonth, WirePay } from '#modules/money/pay-runs/index.ts';
import { academyOnPapers } from '#modules/money/receipts/write-receipts.ts';
import type { WireMonth } from '#modules/money/salaries/index.ts';
import { lineTime } from '#modules/money/salaries/index.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { writeAcademyPaper } from '../open-academy-paper.ts';
import { paperAmount, paperDay, paperMoney, paperMonth } from '../paper-text.ts';
import type { PaperLanguage } from '../paper-words.ts';
import { type PaySlipWords, paySlipWords } from './pay-slip-words.ts';

interface PaySlip {
  ctx: ViewerCtx;
  teacherId: number;
  language: PaperLanguage;
  month: WireMonth & { closed: NonNullable<WireMonth['closed']> };
  /** What was paid of the month. */
  payments: WirePay['lines'];
  advances: readonly AdvanceOfMonth[];
}

interface Writing extends PaySlip {
  words: PaySlipWords;
  dayText: (day: string) => string;
  paper: Paper;
}

function writeClasses({ paper, words, month, language }: Writing): void {
  const { lines, zone, currency } = month;
  const amountOf = (amount: number) => paperAmount(currency, amount, language);
  const priceOf = ({ price, price_per_hour: hourly, minutes }: WireMonth['lines'][number]) => {
    if (price === null) return words.noPrice;
    if (hourly === null || minutes === null) return amountOf(price);
    return words.byTheHour(isolate(amountOf(price)), minutes, isolate(amountOf(hourly)));
  };
  paper.heading(words.classes(lines.length));
  if (lines.length === 0) return;
  writeTable(paper, {
    columns: [
      { title: words.when(zone), share: 3, isValue: true },
      { title: words.student, share: 3, isValue: true },
      { title: words.attendance, share: 2.4 },
      { title: words.price, share: 2.2, align: 'end', isValue: true },
      { title: words.percent, share: 1.2, align: 'end', isValue: true },
      { title: words.amount, share: 2.2, align: 'end', isValue: true },
    ],
    rows: lines.map((line) => [
      lineTime(line.starts_at, zone),
      line.student.name,
      attendanceWords[language][line.attendance] ?? line.attendance,
      priceOf(line),
      `${line.percent}%`,
      paperAmount(currency, line.amount, language),
    ]),
  });
}

function writeAdjustments({ paper, words, month, dayText, language }: Writing): void {
  const { adjustments, zone, currency } = month;
  if (adjustments.length === 0) return;
  paper.heading(words.adjustments);
  const dayOf = (instant: string) => dayText(dayIn(zone, new Date(instant)));
  writeTable(paper, {
    columns: [
      { title: words.date, share: 1.2, isValue: true },
      { title: words.reason, share: 3 },
      { title: words.amount, share: 1, align: 'end', isValue: true },
    ],
    rows: adjustments.map((each) => [
      dayOf(each.class?.starts_at ?? each.created_at),
      each.reason === null
        ? words.lateClass(isolate(nameIn(each.class?.student.name ?? '', language)))
        : isolate(each.reason),
      paperAmount(currency, each.amount, language),
    ]),
  });
}

function writeTotal({ paper, words, month, language }: Writing): void {
  paper.space(18);
  const total = paperAmount(month.currency, month.total, language);
  writeTable(paper, {
    columns: [
      { title: words.sum, share: 3 },
      { title: words.amount, share: 1, align: 'end', isValue: true },
    ],
    rows: [],
    totals: [[words.total, total]],
  });
}

/** D148: what was given in advance in this month, and what it pays back. */
function writeAdvances({ paper, words, advances, dayText, language }: Writing): void {
  if (advances.length === 0) return;
  paper.heading(words.advances);
  writeTable(paper, {
    columns: [
      { title: words.date, share: 2, isValue: true },
      { title: words.advance, share: 2, align: 'end', isValue: true },
      { title: words.repaid, share: 2, align: 'end', isValue: true },
    ],
    rows: advances.map(({ givenOn, amount, repaid, currency }) => [
      dayText(givenOn),
      paperMoney({ currency, minor: amount }, language),
      paperMoney({ currency, minor: repaid }, language),
    ]),
  });
}

/** D148: what was paid of it, when and how. */
function writePayments({ paper, words, payments, dayText, language }: Writing): void {
  if (payments.length === 0) return;
  paper.heading(words.payments);
  writeTable(paper, {
    columns: [
      { title: words.date, share: 2, isValue: true },
      { title: words.state, share: 1.6 },
      { title: words.way, share: 2 },
      { title: words.reference, share: 2.4, isValue: true },
      { title: words.amount, share: 2, align: 'end', isValue: true },
    ],
    rows: payments.map(({ paidOn, state, way, reference, currency, amount }) => [
      paidOn === null ? '' : dayText(paidOn),
      words.states[state],
      words.ways[way],
      reference ?? '',
      paperMoney({ currency, minor: amount }, language),
    ]),
  });
}

/** D115: the result of a closed month, with all its lines. */
export async function paySlipPdf(slip: PaySlip): Promise<Buffer> {
  const { ctx, teacherId, language, month } = slip;
  const { academySettings } = ctx.deps;
  const words = paySlipWords[language];
  const names = academySettings.get(timeSettings.month_names);
  const dayText = (day: string) => paperDay(day, language, names);
  const teacher = await nameOf(ctx.sql, teacherId);
  const opening = {
    language,
    title: words.title,
    academy: academyOnPapers(academySettings),
    createdAt: new Date(month.closed.at),
  };
  return writeAcademyPaper(ctx, opening, (paper) => {
    writeFacts(paper, [
      [words.teacher, teacher],
      [words.month, paperMonth(month.month, language, names)],
      [words.closed, dayText(dayIn(month.zone, new Date(month.closed.at)))],
      [words.closedBy, month.closed.by.name],
      [words.total, paperAmount(month.currency, month.total, language)],
    ]);
    const writing = { ...slip, words, dayText, paper };
    writeClasses(writing);
    writeAdjustments(writing);
    writeTotal(writing);
    writeAdvances(writing);
    writePayments(writing);
  });
}
