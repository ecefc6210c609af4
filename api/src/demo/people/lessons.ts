import type { Range } from '#modules/progress/progress/quran/ranges.ts';
import { surahOf } from '#modules/progress/progress/quran/structure.ts';

interface Lesson {
  en: string;
  ar: string;
}

interface QuranLesson extends Lesson {
  passage: Range;
}

/** The parts of surahs that a student takes, one per class. */
function portionsOf(numbers: readonly number[], size: number): QuranLesson[] {
  return numbers.map(surahOf).flatMap(({ number, ayahs, name }) =>
    Array.from({ length: Math.ceil(ayahs / size) }, (_, part) => {
      const [from, to] = [part * size + 1, Math.min((part + 1) * size, ayahs)];
      const passage = { surahFrom: number, ayahFrom: from, surahTo: number, ayahTo: to };
      return { en: `Surah ${name.en} ${from}–${to}`, ar: `سورة ${name.ar} ${from}–${to}`, passage };
    }),
  );
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface Way {
  lessons: QuranLesson[];
  /** Whether lessons go from later surahs to earlier ones. */
  isBackwards?: boolean;
}

/** From An-Naba to the end and then juz 29, or from Al-Baqarah on. */
const ways: Way[] = [
  { lessons: portionsOf([...numbers(78, 114), ...numbers(67, 77)], 10) },
  { lessons: portionsOf([2, 3], 5) },
];
/** From An-Nas back to An-Naba, the usual way of children. */
const ofChildren: Way = { lessons: portionsOf(numbers(78, 114).reverse(), 10), isBackwards: true };
const wayOf = (place: number): Way => (place % 9 === 3 ? ofChildren : (ways[place % ways.length] ?? ofChildren));

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

/** The course of a student, in the language of their name. @param place the index among the students. */
export function courseOf(studentName: string, subject: keyof typeof subjects, place: number) {
  const language = /[\u0600-\u06ff]/.test(studentName) ? ('ar' as const) : ('en' as const);
  const way = wayOf(place);
  const lessons: Lesson[] = subject === 'Arabic' ? arabicLessons : way.lessons;
  return {
    subject,
    language,
    title: `${subjects[subject][language]} – ${studentName}`,
    done: (lesson: number) => lessons[lesson % lessons.length]?.[language] ?? '',
    /** The passage to memorise in a lesson of the Quran. */
    passage: (lesson: number) => (subject === 'Quran' ? (way.lessons[lesson] ?? null) : null)?.passage ?? null,
    isBackwards: way.isBackwards === true,
    /** @param chance from 0 to 1. */
    note: (chance: number) => notes[Math.floor(chance * notes.length)]?.[language] ?? null,
  };
}
