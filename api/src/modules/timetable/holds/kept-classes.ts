import type { Sql } from '#base/database/sql.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import { type ListedClass, presentClasses } from '#modules/timetable/timetable/listed-classes.ts';
import type { WireHoldClass, WireKeptClass } from './held-class.schema.ts';
import type { HeldClass } from './plan-hold.ts';

/** Classes that a hold concerns, by start, as responses. */
export async function wireClasses<Row extends ListedClass>(sql: Sql, listed: readonly Row[]) {
  const { rows } = await presentClasses(sql, listed);
  return rows.map(({ row, wire }) => ({ row, wire: { ...wire, ...wire.before } satisfies WireHoldClass }));
}

export interface KeptClass {
  one: ManyClass;
  problem: DecisionProblem;
}

/** Cancelled by the hold, or by the layer that has it now. */
const isStillCancelled = ({ isDeleted, values }: ManyClass, problem: DecisionProblem): boolean =>
  !isDeleted &&
  values.status === 'cancelled' &&
  (values.cancelReason === 'hold' || problem === 'absence' || problem === 'closure');

/**
 * The classes that stay cancelled although they are no longer in the hold, with the reason; without classes that were
 * changed since.
 */
export const keptOf = (
  back: readonly Pick<HeldClass, 'one'>[],
  problems: ReadonlyMap<number, DecisionProblem>,
): KeptClass[] =>
  back.flatMap(({ one }) => {
    const problem = problems.get(one.id);
    return problem && isStillCancelled(one, problem) ? [{ one, problem }] : [];
  });

interface KeptRow {
  holdId: string;
  classId: number;
  problem: DecisionProblem;
}

const keptText = `select hold_id::text as "holdId", class_id::int as "classId", problem from hold_classes
  where hold_id = any($1::bigint[]) and state = 'kept'`;

/** The classes to come that could not be restored, by hold. */
export async function findKept(sql: Sql, holdIds: readonly string[], now: Date): Promise<Map<string, WireKeptClass[]>> {
  const rows = await sql.query<KeptRow>({ text: keptText, values: [holdIds] });
  if (rows.length === 0) return new Map();
  const classes = await findManyClasses(sql, [...new Set(rows.map(({ classId }) => classId))]);
  const toCome = classes.filter(({ values }) => Date.parse(values.startsAt) > now.getTime());
  const present = await wireClasses(
    sql,
    toCome.map((one) => ({ one, before: one.values, after: null })),
  );
  const wires = new Map(present.map(({ row, wire }) => [row.one.id, wire]));
  const found = new Map<string, WireKeptClass[]>();
  for (const holdId of holdIds) {
    const problems = new Map(rows.filter((row) => row.holdId === holdId).map((row) => [row.classId, row.problem]));
    const kept = keptOf(
      toCome.map((one) => ({ one })),
      problems,
    );
    found.set(
      holdId,
      kept.flatMap(({ one, problem }) => {
        const wire = wires.get(one.id);
        return wire ? [{ ...wire, problem }] : [];
      }),
    );
  }
  return found;
}
