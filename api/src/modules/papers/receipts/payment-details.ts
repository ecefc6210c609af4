import type { Sql } from '#base/database/sql.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { majorUnits } from '#base/money/money.ts';
import { momentText, placeOf } from '#base/time/moment-text.ts';
import { answerByOf } from '#modules/academy/answer-by.ts';
import type { ClassRecipient } from '#modules/classes/class-details.ts';
import { profiledStudents } from '#modules/people/profiles/students-of.ts';
import { shownReceipts } from '#modules/receipts/receipts-sql.ts';

const words = {
  en: {
    ...{ amount: 'Amount', receipt: 'Receipt', package: 'Package', learner: 'Student' },
    next: (by: string) =>
      `What happens now: the academy suggests a teacher and times, by ${by}. The classes then appear in your calendar.`,
    receipts: (link: string) => `The receipt as a PDF is among your receipts: ${link}`,
  },
  ar: {
    ...{ amount: 'المبلغ', receipt: 'الإيصال', package: 'الباقة', learner: 'الطالب' },
    next: (by: string) =>
      `الخطوة التالية: اقتراح المعلم والمواعيد من الأكاديمية في موعد أقصاه ${by}، ثم تظهر الحصص في التقويم.`,
    receipts: (link: string) => `الإيصال بصيغة PDF بين إيصالاتك: ${link}`,
  },
} as const;

/** $1 payment, $2 recipient. A student without a teacher waits for the academy. */
const text = `select r.number, r.currency, r.amount_minor as minor, r.snapshot,
    r.user_id = $2 as "isPayer", ${answerByOf('r.created_at')} as "answerBy",
    not exists (select from ${profiledStudents} s where s.id = r.student_id and s.teacher_id is not null) as waits
  from ${shownReceipts} r where r.source = 'payment:' || $1::bigint and r.kind = 'receipt'`;

interface Row {
  number: string;
  currency: string;
  minor: number;
  snapshot: { student: string; item: { title: string; titleAr?: string | null } | null };
  isPayer: boolean;
  answerBy: Date;
  waits: boolean;
}

interface Paid {
  paymentId: number;
  publicUrl: string;
  recipient: ClassRecipient;
}

const digits = (currency: string) => findCurrency(currency)?.decimalDigits ?? 0;

/** What the mail of a payment says besides its sentence: amount, receipt and, to the payer, what happens now (D165). */
export async function paymentDetails(sql: Sql, { paymentId, publicUrl, recipient }: Paid) {
  const { language, timezone } = recipient;
  const [row] = await sql.query<Row>({ name: 'payment-details', text, values: [paymentId, recipient.userId] });
  if (!row) return { facts: [], texts: [] };
  const { amount, receipt, package: title, learner, next, receipts } = words[language];
  const { item, student } = row.snapshot;
  const packageName = (language === 'ar' && item?.titleAr) || item?.title;
  const money = `${majorUnits(row).toFixed(digits(row.currency))} ${row.currency}`;
  const at = new Date(row.answerBy);
  const by = `${momentText(at.toISOString(), recipient)} (${placeOf(timezone, language, at)})`;
  const facts = [
    [amount, money],
    [receipt, row.number],
    ...(packageName ? [[title, packageName] as const] : []),
    [learner, student],
  ] as const;
  const texts = row.isPayer
    ? [...(row.waits ? [next(by)] : []), receipts(`${publicUrl}/dashboard/subscriptions/receipts`)]
    : [];
  return { facts, texts };
}
