import { dayText, type MonthNames } from '#base/time/moment-text.ts';
import type { Entry } from '../history/history.ts';
import { MEMORISED_FROM, WEAK_TO } from '../history/history.ts';
import type { WireMonth } from '../progress.schema.ts';
import { type Range, spansOf } from '../quran/ranges.ts';
import type { WireGoal } from '../study/study.schema.ts';
import { type Language, rangesOf, rangesText } from './range-text.ts';

/** The number of classes of a month by result. */
export interface MonthClasses {
  attended: number;
  absentStudent: number;
  absentTeacher: number;
}

const plurals = new Intl.PluralRules('ar');
const inArabic = (count: number, forms: { two: string; few: string; many: string; one: string }) => {
  const form = plurals.select(count);
  if (form === 'one') return forms.one;
  if (form === 'two') return forms.two;
  return `${count} ${form === 'few' ? forms.few : forms.many}`;
};
const classesInArabic = (count: number) => inArabic(count, { one: 'حصة واحدة', two: 'حصتان', few: 'حصص', many: 'حصة' });
const ayahsInArabic = (count: number) => inArabic(count, { one: 'آية واحدة', two: 'آيتان', few: 'آيات', many: 'آية' });
const classesInEnglish = (count: number) => `${count} ${count === 1 ? 'class' : 'classes'}`;
const ayahsInEnglish = (count: number) => `${count} ${count === 1 ? 'ayah' : 'ayahs'}`;

function unionOf(entries: readonly Entry[]): { ranges: Range[]; ayahs: number } {
  const ids = new Set<number>();
  for (const entry of entries)
    for (const [first, last] of spansOf(entry)) for (let id = first; id <= last; id += 1) ids.add(id);
  return { ranges: rangesOf((id) => ids.has(id)), ayahs: ids.size };
}

/** The levels from 1 to 5, as on the screens. */
export const LEVELS = {
  en: ['to recite again', 'needs work', 'good', 'very good', 'excellent'],
  ar: ['يُعاد', 'يحتاج إلى مراجعة', 'جيد', 'جيد جدًا', 'ممتاز'],
};

/** The level of the entries on average, without decimals. */
function averageLevel(entries: readonly Entry[]): number {
  const sum = entries.reduce((total, { quality }) => total + quality, 0);
  return Math.round(sum / Math.max(1, entries.length));
}

const both = (text: (language: Language) => string) => ({ en: text('en'), ar: text('ar') });
const nothing = { en: '', ar: '' };

function memorisedTexts(entries: readonly Entry[]): WireMonth['memorised'] {
  const { ranges, ayahs } = unionOf(entries.filter(({ kind, quality }) => kind === 'new' && quality >= MEMORISED_FROM));
  if (ayahs === 0) return nothing;
  const words = {
    en: `Newly memorised: ${rangesText(ranges, 'en')} (${ayahsInEnglish(ayahs)}).`,
    ar: `الحفظ الجديد: ${rangesText(ranges, 'ar')} (${ayahsInArabic(ayahs)}).`,
  };
  return both((language) => words[language]);
}

function revisedTexts(entries: readonly Entry[]): WireMonth['revised'] {
  const revision = entries.filter(({ kind }) => kind === 'near' || kind === 'far');
  if (revision.length === 0) return nothing;
  const { ranges } = unionOf(revision);
  const weak = unionOf(revision.filter(({ quality }) => quality <= WEAK_TO)).ranges;
  const level = averageLevel(revision);
  const toStrengthen = {
    en: weak.length > 0 ? ` To strengthen: ${rangesText(weak, 'en')}.` : '',
    ar: weak.length > 0 ? ` يحتاج إلى تثبيت: ${rangesText(weak, 'ar')}.` : '',
  };
  return {
    en: `Revised: ${rangesText(ranges, 'en')}; on average ${LEVELS.en[level - 1]} (${level} of 5).${toStrengthen.en}`,
    ar: `المراجعة: ${rangesText(ranges, 'ar')}، والمستوى في المتوسط ${LEVELS.ar[level - 1]} (${level} من 5).${toStrengthen.ar}`,
  };
}

function attendanceTexts({ attended, absentStudent, absentTeacher }: MonthClasses): WireMonth['attendance'] {
  const all = attended + absentStudent + absentTeacher;
  if (all === 0) return nothing;
  const missed = {
    en: [
      absentStudent > 0 ? `the student missed ${absentStudent}` : '',
      absentTeacher > 0 ? `the teacher missed ${absentTeacher}` : '',
    ],
    ar: [
      absentStudent > 0 ? `غياب الطالب: ${absentStudent}` : '',
      absentTeacher > 0 ? `غياب المعلم: ${absentTeacher}` : '',
    ],
  };
  return {
    en: `${[`Attended ${attended} of ${classesInEnglish(all)}`, ...missed.en.filter(Boolean)].join('; ')}.`,
    ar: `${[`الحضور: ${attended} من أصل ${classesInArabic(all)}`, ...missed.ar.filter(Boolean)].join('؛ ')}.`,
  };
}

/** D153: how far each goal has come, without judging it. */
export function goalTexts(goals: readonly WireGoal[], months: MonthNames): { en: string; ar: string } {
  const dayIn = (day: string, language: Language) => dayText(new Date(day), { language, timezone: 'UTC', months });
  const textIn = (language: Language) =>
    goals
      .map(({ range, by, pages: { done, total }, forecast }) => {
        const [name, day] = [rangesText([range], language), dayIn(by, language)];
        const [from, to] = [forecast?.from ?? '', forecast?.to ?? ''].map((each) => each && dayIn(each, language));
        const likely = {
          en: forecast ? `, likely reached between ${from} and ${to}` : '',
          ar: forecast ? `، ويُتوقع تحققه بين ${from} و${to}` : '',
        };
        const words = {
          en: `Goal: ${name} by ${day}: ${done} of ${total} pages${likely.en}.`,
          ar: `الهدف: ${name} حتى ${day}، والصفحات: ${done} من ${total}${likely.ar}.`,
        };
        return words[language];
      })
      .join(' ');
  return both(textIn);
}

/** Sentences about a month for the answers of a monthly report, made only of recorded entries. */
export const monthTexts = (entries: readonly Entry[], classes: MonthClasses): WireMonth => ({
  memorised: memorisedTexts(entries),
  revised: revisedTexts(entries),
  attendance: attendanceTexts(classes),
});
