import * as v from 'valibot';
import type { Range } from '#/api/entries.ts';
import type { Goal } from '#/api/study.ts';

/** The form's values. */
export interface GoalValues {
  range: Partial<Range>;
  /** The ends whose typed ayah is none of the surah; their fields show the error. */
  wrongEnds: string[];
  by: string;
}

const isRange = (range: Partial<Range>) => range.surahFrom !== undefined && range.ayahTo !== undefined;

export const goalSchema = v.pipe(
  v.object({
    range: v.pipe(
      v.custom<Partial<Range>>((value) => typeof value === 'object'),
      v.check(isRange, 'goal.range.missing'),
    ),
    wrongEnds: v.pipe(v.array(v.string()), v.empty()),
    by: v.pipe(v.string(), v.nonEmpty('plan.travel.missing')),
  }),
  v.transform(({ range, by }) => ({ range, by }) as Pick<Goal, 'range' | 'by'>),
);
