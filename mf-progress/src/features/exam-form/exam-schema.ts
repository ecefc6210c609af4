import * as v from 'valibot';
import type { Range } from '#/api/entries.ts';
import { MOST_EXAM_PAGES, type NewExam } from '#/api/exams.ts';

/** The form's values. */
export interface ExamValues {
  scope: { juz: number[]; ranges: Range[] };
  pages: string;
  /** Empty: the viewer. */
  examinerId: string;
}

const isPages = (value: string) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_EXAM_PAGES;

export const examSchema = v.pipe(
  v.object({
    scope: v.pipe(
      v.custom<ExamValues['scope']>((value) => typeof value === 'object'),
      v.check(({ juz, ranges }) => juz.length + ranges.length > 0, 'exam.scope.missing'),
    ),
    pages: v.pipe(v.string(), v.trim(), v.check(isPages, 'exam.pages.wrong')),
    examinerId: v.string(),
  }),
  v.transform(
    ({ scope, pages, examinerId }): NewExam => ({
      ...scope,
      pages: Number(pages),
      ...(examinerId && { examinerId }),
    }),
  ),
);
