import * as v from 'valibot';
import type { Recorded, Visit } from '#/reports/api/visits.ts';

export const MOST_WORDS = 4000;
const MOST_NOTE = 1000;

export const scores = [1, 2, 3, 4] as const;

export interface VisitValues {
  /** In the order of the rubric; an empty score: not observed. */
  lines: { lineId: string; score: string; note: string }[];
  advice: string;
}

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'visits.problem.long'));

export const visitFormSchema: v.GenericSchema<VisitValues, Recorded> = v.pipe(
  v.object({
    lines: v.pipe(
      v.array(v.object({ lineId: v.string(), score: v.string(), note: text(MOST_NOTE) })),
      v.check((lines) => lines.some(({ score }) => score !== ''), 'visits.problem.noScore'),
    ),
    advice: text(MOST_WORDS),
  }),
  v.transform(({ lines, advice }) => ({
    scores: lines.map(({ lineId, score, note }) => ({ lineId, score: score ? Number(score) : null, note })),
    advice,
  })),
);

export const valuesOf = ({ scores: stored, advice }: Visit): VisitValues => ({
  lines: stored.map(({ lineId, score, note }) => ({ lineId, score: String(score ?? ''), note: note ?? '' })),
  advice: advice ?? '',
});
