import type { PageTexts } from './page-language.ts';

/** Words for codes that several documents use, the same as on the screens. */
export const roleWords: PageTexts = {
  'super-admin': { en: 'Super admin', ar: 'مدير عام' },
  admin: { en: 'Admin', ar: 'مدير' },
  leader: { en: 'Leader', ar: 'مشرف' },
  teacher: { en: 'Teacher', ar: 'معلم' },
  student: { en: 'Student', ar: 'طالب' },
  guest: { en: 'Guest', ar: 'ضيف' },
};

export const stoppedWords: PageTexts = {
  suspended: { en: 'Paused', ar: 'توقف مؤقت' },
  stopped: { en: 'Stopped', ar: 'توقف' },
  other: { en: 'Other', ar: 'أخرى' },
};

export const yesNoWords: PageTexts = { true: { en: 'Yes', ar: 'نعم' }, false: { en: 'No', ar: 'لا' } };

export const invitationWords: PageTexts = {
  none: { en: 'Not invited', ar: 'لم تُرسل الدعوة' },
  invited: { en: 'Invited', ar: 'أُرسلت الدعوة' },
  signed_in: { en: 'Has signed in', ar: 'سبق تسجيل الدخول' },
};

export const genderWords: PageTexts = { woman: { en: 'Woman', ar: 'معلمة' }, man: { en: 'Man', ar: 'معلم' } };

export const learnerWords: PageTexts = {
  children: { en: 'Children', ar: 'الأطفال' },
  adults: { en: 'Adults', ar: 'الكبار' },
};

export const subjectWords: PageTexts = {
  memorisation: { en: 'Memorisation and revision', ar: 'الحفظ والمراجعة' },
  recitation: { en: 'Recitation and tajweed', ar: 'التلاوة والتجويد' },
  reading: { en: 'Reading from the first letter', ar: 'القراءة من الحرف الأول' },
  arabic: { en: 'Arabic', ar: 'اللغة العربية' },
};
