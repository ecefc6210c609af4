import { titleIn } from '@academy/shared-auth/titles';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { writeFacts, writeTable } from '#base/pdf/paper-table.ts';
import { isolate } from '#base/pdf/visual-runs.ts';
import { nameIn } from '#base/personal-data/former-member.ts';
import { textIn } from '#base/text/both-languages.ts';
import { dayText } from '#base/time/moment-text.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { attendanceWords } from '#modules/classes/classes/attendance-words.ts';
import { academyOnPapers } from '#modules/money/receipts/write-receipts.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import type { AskedLanguage } from '../paper-language.ts';
import { paperAmount, paperDay } from '../paper-text.ts';
import { type PaperLanguage, paperWords } from '../paper-words.ts';
import { writeInLanguages } from '../write-in-languages.ts';
import { statementWords } from './statement-words.ts';
import type { WireStatement } from './statements.schema.ts';

type Line = WireStatement['lines'][number];

/** The texts of one statement, in its language. */
interface Speaking {
  language: PaperLanguage;
  /** Shows a calendar day. */
  day: (day: string) => string;
  /** Shows the day of an instant in the student's zone. */
  dayAt: (instant: string) => string;
}

const numberText = (value: number) => new Intl.NumberFormat('en', { signDisplay: 'negative' }).format(value);
const changeText = (value: number) => new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }).format(value);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

function whatOf({ reason, source }: Line, { language, day, dayAt }: Speaking): string {
  const { reasons, ofClass } = statementWords[language];
  const at = source?.at ? (isDay(source.at) ? day(source.at) : dayAt(source.at)) : null;
  if (at && (reason === 'class' || reason === 'class_reversal')) return ofClass[reason](at);
  const { title = null, titleAr = null } = source ?? {};
  const about = title === null ? at : textIn(titleIn(language, { title, ar: titleAr }).text, language);
  return about ? `${reasons[reason]}: ${isolate(about)}` : reasons[reason];
}

function detailsOf({ source }: Line, { language }: Speaking): string {
  const attended = source?.attendance ? (attendanceWords[language][source.attendance] ?? '') : '';
  const teacher = source?.teacher ? isolate(nameIn(source.teacher, language)) : '';
  return [teacher, attended].filter((each) => each !== '').join(language === 'ar' ? '، ' : ', ');
}

function writeClasses(paper: Paper, statement: WireStatement, speaking: Speaking): void {
  const words = statementWords[speaking.language];
  paper.heading(words.classes);
  if (statement.lines.length === 0) {
    paper.text(words.noClasses);
    return;
  }
  writeTable(paper, {
    columns: [
      { title: words.date, share: 1.4, isValue: true },
      { title: words.what, share: 2.2 },
      { title: words.details, share: 1.7 },
      { title: words.change, share: 0.7, align: 'end', isValue: true },
      { title: words.left, share: 0.7, align: 'end', isValue: true },
    ],
    rows: statement.lines.map((line) => [
      speaking.dayAt(line.created_at),
      whatOf(line, speaking),
      detailsOf(line, speaking),
      changeText(line.delta),
      numberText(line.balance),
    ]),
    totals: [['', words.end, '', changeText(statement.end - statement.start), numberText(statement.end)]],
  });
}

function writeMoney(paper: Paper, { money, receipts }: WireStatement, { language, dayAt }: Speaking): void {
  if (!money) return;
  const [words, papers] = [statementWords[language], paperWords[language]];
  paper.heading(words.money);
  if (receipts.length === 0) {
    paper.text(words.noMoney);
    return;
  }
  writeTable(paper, {
    columns: [
      { title: words.date, share: 1.4, isValue: true },
      { title: papers.number, share: 1.4, isValue: true },
      { title: words.what, share: 2.2 },
      { title: papers.amount, share: 1.4, align: 'end', isValue: true },
    ],
    rows: receipts.map((receipt) => [
      dayAt(receipt.createdAt),
      receipt.number,
      receipt.kind === 'credit_note'
        ? papers.credit_note
        : receipt.package === null
          ? papers[receipt.method]
          : isolate(titleIn(language, { title: receipt.package, ar: receipt.packageAr }).text),
      paperAmount(receipt.currency, receipt.kind === 'credit_note' ? -receipt.amount : receipt.amount, language),
    ]),
    totals: money.map(({ currency, total }) => ['', '', words.total, paperAmount(currency, total, language)]),
  });
}

function sumsOf({ start, bought, returned, used, corrected, end }: WireStatement, language: PaperLanguage) {
  const words = statementWords[language];
  const sums: (readonly [string, string] | null)[] = [
    [words.start, numberText(start)],
    [words.bought, changeText(bought)],
    returned === 0 ? null : [words.returned, changeText(returned)],
    [words.used, changeText(used)],
    corrected === 0 ? null : [words.corrected, changeText(corrected)],
    [words.end, numberText(end)],
  ];
  return sums.filter((sum) => sum !== null);
}

/** D111: a statement as PDF. */
export async function statementPdf(ctx: ViewerCtx, statement: WireStatement, language: AskedLanguage): Promise<Buffer> {
  const { academySettings } = ctx.deps;
  const months = academySettings.get(timeSettings.month_names);
  const timezone = await zoneOf(ctx.sql, Number(statement.student.id));
  return writeInLanguages(ctx, {
    language,
    openingIn: (spoken) => ({
      title: statementWords[spoken].title,
      academy: academyOnPapers(academySettings),
      createdAt: ctx.now,
    }),
    write(paper, spoken) {
      const words = statementWords[spoken];
      const speaking: Speaking = {
        language: spoken,
        day: (day) => paperDay(day, spoken, months),
        dayAt: (instant) => dayText(new Date(instant), { language: spoken, timezone, months }),
      };
      writeFacts(paper, [
        [words.student, statement.student.name],
        [words.periodName, words.period(speaking.day(statement.from), speaking.day(statement.to))],
        [words.made, dayText(ctx.now, { language: spoken, timezone, months })],
        ...sumsOf(statement, spoken),
      ]);
      writeClasses(paper, statement, speaking);
      writeMoney(paper, statement, speaking);
    },
  });
}
