import type { Exam } from '#/api/exams.ts';

const person = (id: string, name: string) => ({ id, name });

/** An exam of student 7 by leader 5 about two pages of Al-Baqarah, in progress. */
export const anExam = (about: Partial<Exam> = {}): Exam => ({
  id: '31',
  status: 'started',
  student: person('7', 'Hana'),
  examiner: person('5', 'Salma'),
  juz: [1],
  ranges: [],
  pages: 2,
  heldOn: '2026-11-27',
  drawn: [
    { page: 2, surahFrom: 2, ayahFrom: 1, surahTo: 2, ayahTo: 3 },
    { page: 3, surahFrom: 2, ayahFrom: 100, surahTo: 2, ayahTo: 102 },
  ],
  mistakes: [],
  result: null,
  isPassed: null,
  note: null,
  version: 2,
  may: { hold: true, delete: true },
  ...about,
});

export const recordedExam = (about: Partial<Exam> = {}): Exam =>
  anExam({
    status: 'recorded',
    result: 2,
    isPassed: false,
    note: 'Slowly next time',
    mistakes: [{ page: 2, surah: 2, ayah: 3, count: 2 }],
    may: { hold: false, delete: false },
    ...about,
  });
