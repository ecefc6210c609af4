import * as v from 'valibot';
import type { Recorded, Visit } from '#/reports/api/visits.ts';

export const MOST_WORDS = 4000;
const MOST_NOTE = 1000;

export const scores = [1, 2, 3, 4] as const;

export interface VisitValues {
  /** In the order of the rubric, with their titles; an empty score: not observed. */
  lines: (Pick<Visit['scores'][number], 'lineId' | 'title'> & { score: string; note: string })[];
  advice: string;
}

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'visits.problem.long'));

export const visitFormSchema: v.GenericSchema<VisitValues, Recorded> = v.pipe(
  v.object({
    lines: v.pipe(
      v.array(
        v.object({
          lineId: v.string(),
          title: v.object({ en: v.string(), ar: v.string() }),
          score: v.string(),
          note: text(MOST_NOTE),
        }),
      ),
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
  lines: stored.map(({ score, note, ...line }) => ({ ...line, score: String(score ?? ''), note: note ?? '' })),
  advice: advice ?? '',
});

/** Whether the lines are those of the visit, which are those of the rubric until it is recorded. */
export const isOfVisit = ({ lines }: VisitValues, { scores: stored }: Visit): boolean =>
  lines.map(({ lineId }) => lineId).join() === stored.map(({ lineId }) => lineId).join();

/** The typed text in the lines of the visit; that of a line that is gone is lost. */
export function onLinesOf({ lines, advice }: VisitValues, visit: Visit): VisitValues {
  const typed = new Map(lines.map((line) => [line.lineId, line]));
  return {
    lines: valuesOf(visit).lines.map((line) => ({ ...line, ...typed.get(line.lineId), title: line.title })),
    advice,
  };
}
