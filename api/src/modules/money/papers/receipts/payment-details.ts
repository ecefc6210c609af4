import type { Sql } from '#base/database/sql.ts';
import { momentText, placeOf } from '#base/time/moment-text.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import type { ClassRecipient } from '#modules/classes/classes/class-details.ts';
import { renewsNext, shownPayments } from '#modules/money/purchases/index.ts';
import { shownReceipts } from '#modules/money/receipts/receipts-sql.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { answerByOf } from '#modules/platform/academy/answer-by.ts';
import type { Details } from '#modules/platform/notifications/index.ts';
import { paperMoney } from '../paper-text.ts';

const words = {
  en: {
    ...{ amount: 'Amount', receipt: 'Receipt', package: 'Package', learner: 'Student', renews: 'Renews on' },
    waits: (by: string) =>
      `What happens now: the academy will suggest a teacher and times by ${by}. The classes will then appear in your calendar.`,
    added: 'What happens now: the classes were added, and the weekly classes continue as they are in your calendar.',
    open: (number: string) => `Open receipt ${number} (PDF)`,
    failed:
      'What happens now: no classes were added. Under your payments, pay with another card or update the card; the classes will be added as soon as it is paid.',
    mend: 'Open the payment and update the card',
  },
  ar: {
    ...{ amount: 'المبلغ', receipt: 'الإيصال', package: 'الباقة', learner: 'الطالب', renews: 'يوم التجديد' },
    waits: (by: string) =>
      `الخطوة التالية: اقتراح المعلم والمواعيد من الأكاديمية في موعد أقصاه ${by}، ثم تظهر الحصص في التقويم.`,
    added: 'الخطوة التالية: أُضيفت الحصص، وتستمر الحصص الأسبوعية كما هي في التقويم.',
    open: (number: string) => `فتح الإيصال ${number} (PDF)`,
    failed:
      'الخطوة التالية: لم تُضف أي حصة. يمكن الدفع ببطاقة أخرى أو تحديث البطاقة في صفحة المدفوعات، وتُضاف الحصص فور الدفع.',
    mend: 'فتح الدفعة وتحديث البطاقة',
  },
} as const;

/** $1 payment, $2 recipient. A student without a teacher waits for the academy. */
const paidText = `select r.id::text, r.number, r.currency, r.amount_minor as minor, r.snapshot,
    r.user_id = $2 as "isPayer", ${answerByOf('r.created_at')} as "answerBy", ${renewsNext('$1::bigint')} as "renewsAt",
    not exists (select from ${profiledStudents} s where s.id = r.student_id and s.teacher_id is not null) as waits
  from ${shownReceipts} r where r.source = 'payment:' || $1::bigint and r.kind = 'receipt'`;

interface Paid {
  id: string;
  number: string;
  currency: string;
  minor: number;
  snapshot: { student: string; item: { title: string; titleAr?: string | null } | null };
  isPayer: boolean;
  answerBy: Date;
  renewsAt: Date | null;
  waits: boolean;
}

interface About {
  paymentId: number;
  recipient: ClassRecipient;
}

/** The facts that have a value. */
const factsOf = (facts: readonly (readonly [label: string, value: string | null | undefined])[]): Details['facts'] =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

/**
 * What the mail of a payment says besides its sentence: amount, receipt, for whom and what, when it renews and, to the
 * payer, what happens now (D165); its button opens the receipt.
 */
export async function paymentDetails(sql: Sql, { paymentId, recipient }: About): Promise<Details> {
  const { language, timezone, userId } = recipient;
  const [row] = await sql.query<Paid>({ name: 'payment-details', text: paidText, values: [paymentId, userId] });
  if (!row) return { facts: [], texts: [] };
  const { amount, receipt, package: title, learner, renews, waits, added, open } = words[language];
  const { item, student } = row.snapshot;
  const at = new Date(row.answerBy);
  const by = `${momentText(at.toISOString(), recipient)} (${placeOf(timezone, language, at)})`;
  const renewsOn = row.renewsAt && momentText(dayIn(timezone, new Date(row.renewsAt)), recipient);
  return {
    facts: factsOf([
      [amount, paperMoney(row, language)],
      [receipt, row.number],
      [title, (language === 'ar' && item?.titleAr) || item?.title],
      [learner, student],
      [renews, renewsOn],
    ]),
    texts: row.isPayer ? [row.waits ? waits(by) : added] : [],
    button: { label: open(row.number), path: `/dashboard/subscriptions/receipts/${row.id}` },
  };
}

const failedText = `select y.currency, y.amount_minor as minor, y.title, y.title_ar as "titleAr", ${userName('y.student_id')} as student,
    y.user_id = $2 as "isPayer" from ${shownPayments} y where y.id = $1`;

interface Failed {
  currency: string | null;
  minor: number | null;
  title: string;
  titleAr: string | null;
  student: string;
  isPayer: boolean;
}

/** The same for a payment that failed; it has no receipt. */
export async function failedPaymentDetails(sql: Sql, { paymentId, recipient }: About): Promise<Details> {
  const { language, userId } = recipient;
  const [row] = await sql.query<Failed>({ name: 'failed-payment', text: failedText, values: [paymentId, userId] });
  if (!row) return { facts: [], texts: [] };
  const { amount, package: title, learner, failed, mend } = words[language];
  const { currency, minor } = row;
  const facts = factsOf([
    [amount, currency && minor ? paperMoney({ currency, minor }, language) : null],
    [title, (language === 'ar' && row.titleAr) || row.title],
    [learner, row.student],
  ]);
  return row.isPayer ? { facts, texts: [failed], button: { label: mend } } : { facts, texts: [] };
}
