import type { Sql } from '#base/database/sql.ts';
import { presentClasses, type WireUndoPreview } from './listed-classes.ts';
import type { Settled } from './plan-settling.ts';
import { problemOf } from './settle.ts';

/** What becomes of classes when an action is taken back, as a response; deleted classes are left out. */
export async function presentUndo(sql: Sql, settled: readonly Settled[]): Promise<WireUndoPreview> {
  const listed = settled
    .filter(({ one }) => !one.isDeleted)
    .map((each) => {
      const { one, values } = each;
      return { one, before: one.values, after: each.problem ? one.values : values, problem: problemOf(each) };
    });
  const { rows } = await presentClasses(sql, listed);
  return {
    back: rows.flatMap(({ row, wire }) => (row.problem ? [] : [wire])),
    kept: rows.flatMap(({ row: { problem }, wire }) => (problem ? [{ ...wire, problem }] : [])),
  };
}
