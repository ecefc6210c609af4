import type { Sql } from '#base/database/sql.ts';
import type { SeriesTime } from '#modules/classes/classes/class-facts.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import type { DecisionProblem } from './decision-problems.ts';
import type { Undoing } from './undo-obstacles.ts';

interface Following {
  sql: Sql;
  now: Date;
}

/**
 * D97: a restored class of a series follows it again: if the series or a shift has a new time since, the class moves to
 * it.
 * @returns the changes, the times, and the classes whose new time has already started.
 */
export async function followSeries({ sql, now }: Following, changes: readonly Undoing[]) {
  const following = changes.filter(({ one, to }) => one.seriesId !== null && !to.isException);
  const ids = following.map(({ one }) => one.id);
  const times = ids.length > 0 ? await classQuestions.seriesTimes.ask(sql, ids, now) : new Map<number, SeriesTime>();
  const problems = new Map<number, DecisionProblem>();
  const followed = changes.flatMap((change): Undoing[] => {
    const at = times.get(change.one.id)?.at;
    if (!at || at.toISOString() === change.to.startsAt) return [change];
    if (at > now) return [{ ...change, to: valuesAt(change.to, at) }];
    problems.set(change.one.id, 'started');
    return [];
  });
  return { changes: followed, times, problems };
}
