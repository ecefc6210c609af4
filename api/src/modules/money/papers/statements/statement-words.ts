import type { PaperLanguage } from '../paper-words.ts';
import type { WireStatement } from './statements.schema.ts';

type Line = WireStatement['lines'][number];

interface StatementWords {
  title: string;
  student: string;
  period: (from: string, to: string) => string;
  periodName: string;
  made: string;
  start: string;
  bought: string;
  returned: string;
  used: string;
  corrected: string;
  end: string;
  classes: string;
  noClasses: string;
  date: string;
  what: string;
  details: string;
  change: string;
  left: string;
  money: string;
  noMoney: string;
  paid: string;
  repaid: string;
  total: string;
  reasons: Readonly<Record<Line['reason'], string>>;
  ofClass: Readonly<Record<'class' | 'class_reversal', (day: string) => string>>;
}

const en: StatementWords = {
  title: 'Statement',
  student: 'Student',
  period: (from, to) => `${from} to ${to}`,
  periodName: 'Period',
  made: 'Made on',
  start: 'Classes at the start',
  bought: 'Bought',
  returned: 'Refunded classes',
  used: 'Used',
  corrected: 'Corrected',
  end: 'Classes at the end',
  classes: 'Classes',
  noClasses: 'No class was bought, used or corrected in this period.',
  date: 'Date',
  what: 'Entry',
  details: 'Teacher, attendance',
  change: 'Change',
  left: 'Left',
  money: 'Money',
  noMoney: 'Nothing was paid or refunded in this period.',
  paid: 'Paid',
  repaid: 'Refunded',
  total: 'Total',
  reasons: {
    purchase: 'Purchase',
    renewal: 'Renewal',
    class: 'Class held',
    class_reversal: 'Class no longer counted',
    manual: 'Changed by the academy',
    refund: 'Refund',
    import: 'Carried over',
  },
  ofClass: {
    class: (day) => `Class on ${day}`,
    class_reversal: (day) => `Class on ${day} no longer counted`,
  },
};

const ar: StatementWords = {
  title: 'كشف حساب',
  student: 'الطالب',
  period: (from, to) => `من ${from} إلى ${to}`,
  periodName: 'المدة',
  made: 'تاريخ الإصدار',
  start: 'الحصص في بداية المدة',
  bought: 'المشتراة',
  returned: 'الحصص المستردة',
  used: 'المستخدمة',
  corrected: 'المعدلة',
  end: 'الحصص في نهاية المدة',
  classes: 'الحصص',
  noClasses: 'لا حصص مشتراة أو مستخدمة أو معدلة في هذه المدة.',
  date: 'التاريخ',
  what: 'البيان',
  details: 'المعلم والحضور',
  change: 'التغيير',
  left: 'المتبقي',
  money: 'المبالغ',
  noMoney: 'لا مبالغ مدفوعة أو مستردة في هذه المدة.',
  paid: 'المدفوع',
  repaid: 'المسترد',
  total: 'المجموع',
  reasons: {
    purchase: 'شراء',
    renewal: 'تجديد',
    class: 'حصة عُقدت',
    class_reversal: 'حصة أُلغي احتسابها',
    manual: 'تعديل من الأكاديمية',
    refund: 'استرداد',
    import: 'حصص منقولة',
  },
  ofClass: {
    class: (day) => `حصة ${day}`,
    class_reversal: (day) => `حصة ${day} لم تعد محتسبة`,
  },
};

export const statementWords: Readonly<Record<PaperLanguage, StatementWords>> = { en, ar };
