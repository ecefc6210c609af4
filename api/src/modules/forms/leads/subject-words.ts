import type { PageLanguage } from '#base/http/page-language.ts';
import type { subjects } from '#modules/people/people/profiles/teaching.fields.ts';

type Subject = (typeof subjects)[number] | 'undecided';

/** The academy's subjects, named as on the landing page. */
const words: Readonly<Record<Subject, Readonly<Record<PageLanguage, string>>>> = {
  memorisation: { en: 'Memorisation and revision', ar: 'الحفظ والمراجعة' },
  recitation: { en: 'Recitation and tajweed', ar: 'التلاوة والتجويد' },
  reading: { en: 'Reading from the first letter', ar: 'القراءة من الحرف الأول' },
  arabic: { en: 'Arabic, spoken and written', ar: 'العربية محادثةً وكتابة' },
  undecided: { en: 'Not decided yet', ar: 'لم يُحدد بعد' },
};

interface Lead {
  subject: string;
  pageLanguage: PageLanguage | null;
}

const isKnown = (subject: string): subject is Subject => Object.hasOwn(words, subject);

/**
 * A lead's subject as text, in the language of the page on which it was chosen; a text that is no code stays unchanged.
 */
export const subjectWords = ({ subject, pageLanguage }: Lead): string =>
  isKnown(subject) ? words[subject][pageLanguage ?? 'en'] : subject;
