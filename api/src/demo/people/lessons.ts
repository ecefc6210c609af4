interface Lesson {
  en: string;
  ar: string;
}

/** Surahs of the last two parts, with their verses. */
const surahs: [en: string, ar: string, verses: number][] = [
  ['al-Mulk', 'الملك', 30],
  ['al-Qalam', 'القلم', 52],
  ['al-Haqqah', 'الحاقة', 52],
  ['al-Ma‘arij', 'المعارج', 44],
  ['Nuh', 'نوح', 28],
  ['al-Jinn', 'الجن', 28],
  ['al-Muzzammil', 'المزمل', 20],
  ['al-Muddaththir', 'المدثر', 56],
  ['al-Qiyamah', 'القيامة', 40],
  ['al-Insan', 'الإنسان', 31],
  ['al-Mursalat', 'المرسلات', 50],
  ['an-Naba’', 'النبأ', 40],
  ['an-Nazi‘at', 'النازعات', 46],
  ['‘Abasa', 'عبس', 42],
  ['at-Takwir', 'التكوير', 29],
];
const PORTION = 10;

const portions: Lesson[] = surahs.flatMap(([en, ar, verses]) =>
  Array.from({ length: Math.ceil(verses / PORTION) }, (_, part) => {
    const range = `${part * PORTION + 1}–${Math.min((part + 1) * PORTION, verses)}`;
    return { en: `Surah ${en} ${range}`, ar: `سورة ${ar} ${range}` };
  }),
);

const arabicLessons: Lesson[] = [
  { en: 'Letters and their places in the mouth', ar: 'الحروف ومخارجها' },
  { en: 'Short and long vowels', ar: 'الحركات القصيرة وحروف المدّ' },
  { en: 'Sun and moon letters', ar: 'اللام الشمسية واللام القمرية' },
  { en: 'Joining letters in writing', ar: 'وصل الحروف في الكتابة' },
  { en: 'Reading a short story aloud', ar: 'قراءة قصة قصيرة جهرًا' },
  { en: 'This and that: words for pointing', ar: 'أسماء الإشارة' },
  { en: 'The family: new words', ar: 'مفردات الأسرة' },
  { en: 'Verbs of the present', ar: 'الفعل المضارع' },
];

const notes: Lesson[] = [
  { en: 'Well prepared; the long vowels have become steady.', ar: 'التحضير جيد، وقد استقامت المدود.' },
  { en: 'To revise at home: the class before last.', ar: 'يُراجَع في البيت: الحصة قبل الأخيرة.' },
  { en: 'Tired today, and still attentive to the end.', ar: 'تعب ظاهر اليوم، ومتابعة حتى النهاية.' },
  { en: 'The letters of the throat need more practice.', ar: 'حروف الحلق تحتاج إلى مزيد من التدريب.' },
];

const subjects = { Quran: { en: 'Quran', ar: 'القرآن' }, Arabic: { en: 'Arabic', ar: 'اللغة العربية' } };

/** What a student is taught, in the language of their name. */
export function courseOf(studentName: string, subject: keyof typeof subjects) {
  const language = /[\u0600-\u06ff]/.test(studentName) ? ('ar' as const) : ('en' as const);
  const lessons = subject === 'Arabic' ? arabicLessons : portions;
  return {
    subject,
    language,
    title: `${subjects[subject][language]} – ${studentName}`,
    done: (lesson: number) => lessons[lesson % lessons.length]?.[language] ?? '',
    /** @param chance from 0 to 1. */
    note: (chance: number) => notes[Math.floor(chance * notes.length)]?.[language] ?? null,
  };
}
