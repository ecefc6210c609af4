import { titleIn } from '@academy/shared-auth/titles';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { writeFacts, writeTable } from '#base/pdf/paper-table.ts';
import { isolate } from '#base/pdf/visual-runs.ts';
import { dayIn } from '#base/time/wall-time.ts';
import type { ShownReceipt } from '#modules/money/receipts/receipts-sql.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import type { AskedLanguage } from '../paper-language.ts';
import { paperDay, paperMoney } from '../paper-text.ts';
import { type PaperLanguage, type PaperWords, paperWords } from '../paper-words.ts';
import { writeInLanguages } from '../write-in-languages.ts';

type Fact = readonly [name: string, value: string];

function factsOf(receipt: ShownReceipt, words: PaperWords, dayText: (day: string) => string, zone: string): Fact[] {
  const { snapshot, of } = receipt;
  const facts: (Fact | null)[] = [
    [words.number, receipt.number],
    [words.date, dayText(dayIn(zone, new Date(receipt.createdAt)))],
    of && [words.takesBack, of.number],
    [words.payer, snapshot.payer],
    [words.student, snapshot.student],
    [words.method, words[receipt.method]],
    snapshot.date === null ? null : [words.received, dayText(snapshot.date)],
    snapshot.reference === null ? null : [words.reference, snapshot.reference],
  ];
  return facts.filter((fact) => fact !== null);
}

function totalsOf(receipt: ShownReceipt, language: PaperLanguage): string[][] {
  const { kind, currency, minor, netMinor, taxRate, snapshot } = receipt;
  const words = paperWords[language];
  const moneyOf = (value: number) => paperMoney({ currency, minor: value }, language);
  const total = [kind === 'receipt' ? words.total : words.returned, moneyOf(minor)];
  if (taxRate === 0) return [total];
  const tax = words.taxLine(isolate(snapshot.taxName || words.tax), taxRate);
  return [[words.net, moneyOf(netMinor)], [tax, moneyOf(minor - netMinor)], total];
}

function writeReceipt(paper: Paper, receipt: ShownReceipt, language: PaperLanguage): void {
  const words = paperWords[language];
  const { currency, minor, snapshot } = receipt;
  const { item } = snapshot;
  const bought = item && isolate(titleIn(language, { title: item.title, ar: item.titleAr ?? null }).text);
  paper.space(16);
  writeTable(paper, {
    columns: [
      { title: words.item, share: 3 },
      { title: words.amount, share: 1, align: 'end', isValue: true },
    ],
    rows: [
      [item && bought ? words.classes(bought, item.classes) : words.payment, paperMoney({ currency, minor }, language)],
    ],
    totals: totalsOf(receipt, language),
  });
}

/** D110: a receipt or credit note as PDF, with the data at the time of writing. */
export function receiptPdf(ctx: ViewerCtx, receipt: ShownReceipt, language: AskedLanguage): Promise<Buffer> {
  const { academySettings } = ctx.deps;
  const months = academySettings.get(timeSettings.month_names);
  const zone = zoneOfAcademy(ctx.deps);
  return writeInLanguages(ctx, {
    language,
    openingIn: (spoken) => ({
      title: paperWords[spoken][receipt.kind],
      academy: receipt.snapshot.academy,
      createdAt: new Date(receipt.createdAt),
    }),
    write(paper, spoken) {
      const words = paperWords[spoken];
      writeFacts(
        paper,
        factsOf(receipt, words, (day) => paperDay(day, spoken, months), zone),
      );
      writeReceipt(paper, receipt, spoken);
    },
  });
}
