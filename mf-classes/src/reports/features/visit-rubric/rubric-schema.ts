import * as v from 'valibot';
import type { RubricLine } from '#/reports/api/visits.ts';

const MOST_TITLE = 120;
export const MOST_LINES = 20;

export interface RubricValues {
  /** `lineId` is empty for a new one. */
  lines: { lineId: string; titleEn: string; titleAr: string }[];
}

const title = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('visits.rubric.problem.title'),
    v.maxLength(MOST_TITLE, 'visits.problem.long'),
  );

export const rubricFormSchema = v.pipe(
  v.object({
    lines: v.pipe(
      v.array(v.object({ lineId: v.string(), titleEn: title(), titleAr: title() })),
      v.minLength(1, 'visits.rubric.problem.none'),
    ),
  }),
  v.transform(({ lines }) =>
    lines.map(({ lineId, titleEn, titleAr }) => ({
      ...(lineId && { id: lineId }),
      title: { en: titleEn, ar: titleAr },
    })),
  ),
);

export const newLine = { lineId: '', titleEn: '', titleAr: '' };

export const valuesOf = (lines: readonly RubricLine[]): RubricValues => ({
  lines: lines.map(({ id, title: { en, ar } }) => ({ lineId: id, titleEn: en, titleAr: ar })),
});
