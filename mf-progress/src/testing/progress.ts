import * as v from 'valibot';
import { certificatesResponse } from '#/api/certificates.ts';
import { dueResponse, nextResponse, progressResponse } from '#/api/progress.ts';
import { levelsResponse } from '#/api/steps.ts';
import { type Structure, structureResponse } from '#/api/structure.ts';
import { serve } from './server.ts';

const surah = (number: number, ayahs: number, en: string, ar: string) => ({ number, ayahs, name: { en, ar } });

/** Four surahs in two juz: enough for ranges in both directions. */
export const structure: Structure = {
  surahs: [
    surah(1, 7, 'Al-Fatihah', 'الفاتحة'),
    surah(2, 286, 'Al-Baqarah', 'البقرة'),
    surah(113, 5, 'Al-Falaq', 'الفلق'),
    surah(114, 6, 'An-Nas', 'الناس'),
  ],
  juz: [
    { number: 1, surah: 1, ayah: 1 },
    { number: 2, surah: 2, ayah: 142 },
  ],
  hizb: [
    { number: 1, surah: 1, ayah: 1 },
    { number: 2, surah: 2, ayah: 75 },
    { number: 3, surah: 2, ayah: 142 },
  ],
  pages: [
    { number: 1, surah: 1, ayah: 1 },
    { number: 2, surah: 2, ayah: 1 },
    { number: 3, surah: 2, ayah: 100 },
    { number: 4, surah: 2, ayah: 150 },
  ],
};

const juz = (number: number, ayahs: number, solid: number, weak: number) => {
  const memorised = solid + weak;
  return { number, ayahs, memorised, solid, weak, percent: Math.floor((100 * memorised) / ayahs) };
};

export const progress = {
  memorised: 34,
  solid: 30,
  weak: 4,
  whole: { juz: 0, pages: 1 },
  lastHeard: '2026-11-20',
  juz: [juz(1, 148, 30, 4), juz(2, 111, 0, 0)],
  surahs: [{ ...juz(1, 7, 7, 0), lastHeard: '2026-11-20' }],
  pages: [{ ...juz(1, 7, 7, 0), lastHeard: '2026-11-20' }],
  known: { juz: [], ranges: [] },
  student: { id: '7', name: 'Hana' },
  may: { known: false },
};

/** An item that was due two days before `nothingDue`. */
export const duePage = {
  page: 3,
  kind: 'near',
  surahFrom: 2,
  ayahFrom: 100,
  surahTo: 2,
  ayahTo: 149,
  due: '2026-11-25',
  lastHeard: '2026-11-18',
};

const ayahs = (surah: number, ayahFrom: number, ayahTo: number) => ({
  surahFrom: surah,
  ayahFrom,
  surahTo: surah,
  ayahTo,
});

export const handOver = {
  student: { id: '7', name: 'Hana' },
  teachers: [{ id: '5', name: 'Salma' }],
  memorised: 34,
  counts: { upToDate: 20, weak: 4, again: 10 },
  memorisedRanges: [ayahs(1, 1, 7), ayahs(2, 1, 27)],
  weakRanges: [ayahs(2, 1, 4)],
  againRanges: [ayahs(2, 5, 9), ayahs(2, 15, 19)],
  next: ayahs(2, 28, 40),
  recent: [{ date: '2026-11-20', kind: 'new', ...ayahs(2, 1, 40), quality: 4, note: 'Slowly' }],
};

/** D153: Al-Baqarah 100–149 by the end of the year. */
export const goal = {
  id: '3',
  range: ayahs(2, 100, 149),
  by: '2026-12-31',
  pages: { total: 10, done: 4.5 },
  paceNeeded: 1.1,
  pace: 0.9,
  forecast: { from: '2027-01-03', to: '2027-01-20' },
};
const noGoals = { data: [], may: { update: false } };
const inBoth = (text: string) => ({ en: text, ar: `ع ${text}` });
const aStep = (id: string, title: string, about: object = {}) => ({
  ...{ id, title: inBoth(title), retired: false, state: null, quality: null, at: null },
  ...about,
});

/** Two levels of a curriculum of Arabic: two of three steps are passed, and one. */
export const levels = [
  {
    ...{ curriculumId: '1', title: inBoth('Grammar'), subject: 'arabic', level: 'First', levelAr: 'الأول' },
    steps: [
      aStep('11', 'Nouns', { state: 'passed', quality: 5, at: '2026-11-20' }),
      aStep('12', 'Verbs', { state: 'again', at: '2026-11-22' }),
      aStep('13', 'Sentences'),
    ],
    ...{ passed: 1, of: 3 },
  },
  {
    ...{ curriculumId: '1', title: inBoth('Grammar'), subject: 'arabic', level: 'Second', levelAr: null },
    steps: [aStep('14', 'Questions', { state: 'passed', at: '2026-11-23' })],
    ...{ passed: 1, of: 1 },
  },
];

const noCertificates = { data: [], proposable: [] };
const noNext = { data: null, near: null, far: null };
/** D151: the plan of the student's week. */
export const plan = {
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
  pagesADay: 5,
  travel: [{ from: '2026-12-20', to: '2026-12-30' }],
  capacity: { keeps: 150, known: 200 },
  may: { update: true },
};
const nothingDue = { date: '2026-11-27', isClassDay: false, items: [], overdue: null };
export const noWork = v.parse(dueResponse, { data: nothingDue }).data;

interface Served {
  levels?: object[];
  about?: object;
  next?: object;
  due?: object;
  goals?: object;
  certificates?: object;
}

/** The API's responses about student 7. */
export function serveStudent({
  about = {},
  next = noNext,
  due = {},
  goals = noGoals,
  certificates = noCertificates,
  levels = [],
}: Served = {}): void {
  serve('quran/structure', v.parse(structureResponse, { data: structure }));
  serve('students/7/progress', v.parse(progressResponse, { data: { ...progress, ...about } }));
  serve('students/7/progress/due', v.parse(dueResponse, { data: { ...nothingDue, ...due } }));
  serve('students/7/certificates', v.parse(certificatesResponse, certificates));
  serve('students/7/study-plan', { data: plan });
  serve('students/7/goals', goals);
  serve('students/7/home-recordings', { data: [] });
  serve('students/7/exams', { data: [], may: { create: false } });
  serve('students/7/steps', v.parse(levelsResponse, { data: levels }));
  serve('students/7/progress/next', v.parse(nextResponse, next));
}
