import { type Language, localeOf } from '@academy/shared-auth';
import type { ChartPoint } from '@academy/shared-ui/chart';

/** The words of the samples that find, count and confirm. */
export interface FindingWords {
  teacher: string;
  teacherHelp: string;
  find: string;
  chosen: string;
  wrong: string;
  classes: string;
  money: (value: number) => string;
  confirm: { title: string; text: string; act: string; typed: string; more: string; rejected: string };
}

const money = (language: Language) => (value: number) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'JOD', maximumFractionDigits: 0 }).format(
    value,
  );

export const findingWords: Record<Language, FindingWords> = {
  en: {
    teacher: 'Teacher',
    teacherHelp: 'Brings the code and the leader along.',
    find: 'Find by name, e-mail or code',
    chosen: 'Maryam Haddad',
    wrong: 'Choose an active teacher',
    classes: 'Classes held',
    money: money('en'),
    confirm: {
      title: 'Deactivate your account?',
      text: 'You are signed out everywhere. An administrator can bring the account back.',
      act: 'Deactivate',
      typed: 'Maryam Haddad',
      more: 'Three planned classes stay with your students.',
      rejected: 'The last administrator cannot be deactivated.',
    },
  },
  ar: {
    teacher: 'المعلّم',
    teacherHelp: 'يُدرج رمزه وقائده تلقائيًا.',
    find: 'ابحث بالاسم أو البريد أو الرمز',
    chosen: 'مريم الحداد',
    wrong: 'اختر معلّمًا نشطًا',
    classes: 'الحصص المنعقدة',
    money: money('ar'),
    confirm: {
      title: 'أتعطّل حسابك؟',
      text: 'ستُسجَّل مغادرتك من جميع أجهزتك، ويمكن للمشرف إعادة الحساب.',
      act: 'تعطيل',
      typed: 'مريم الحداد',
      more: 'تبقى ثلاث حصص مجدولة لدى طلابك.',
      rejected: 'لا يمكن تعطيل آخر مشرف.',
    },
  },
};

const held = [8, 24, 19, 0, 36, 28, 41, 17, 22, 38, 45, 12];

/** A year of numbers, by month. */
export function monthPoints(language: Language): ChartPoint[] {
  const named = (month: 'short' | 'long', index: number) =>
    new Intl.DateTimeFormat(localeOf(language), { month, timeZone: 'UTC' }).format(Date.UTC(2026, index));
  return held.map((value, index) => ({ label: named('short', index), full: `${named('long', index)} 2026`, value }));
}
