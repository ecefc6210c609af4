import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';

export { subjects };

/** The academy's subjects, named as on the landing page. */
export const subjectNames: Readonly<Record<(typeof subjects)[number], { en: string; ar: string }>> = {
  memorisation: { en: 'Memorisation and revision', ar: 'الحفظ والمراجعة' },
  recitation: { en: 'Recitation and tajweed', ar: 'التلاوة والتجويد' },
  reading: { en: 'Reading from the first letter', ar: 'القراءة من الحرف الأول' },
  arabic: { en: 'Arabic, spoken and written', ar: 'العربية محادثةً وكتابة' },
};
