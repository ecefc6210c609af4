import type { Sql } from '#base/database/sql.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/many/many-classes.ts';
import { userCards } from '#modules/identity/users-sql.ts';
import type { DecisionProblem } from '#modules/timetable/decision-problems.ts';
import type { WireHoldClass, WireKeptClass } from './holds.schema.ts';
import type { HeldClass } from './plan-hold.ts';

interface Someone {
  id: number;
  name: string;
  timezone: string;
}

/** These classes as responses, each with its teacher. */
export async function wireClasses(sql: Sql, classes: readonly ManyClass[]): Promise<(one: ManyClass) => WireHoldClass> {
  const text = `select id::int, name, timezone from ${userCards} u where id = any($1::bigint[])`;
  const rows = await sql.query<Someone>({ text, values: [classes.map((one) => one.values.teacherId)] });
  const teachers = new Map(rows.map((one) => [one.id, one]));
  return (one) => {
    const { startsAt, endsAt, teacherId } = one.values;
    const { name = '', timezone = 'UTC' } = teachers.get(teacherId) ?? {};
    const teacher = { id: String(teacherId), name, timezone };
    return { id: String(one.id), title: one.title, startsAt, endsAt, teacher };
  };
}

interface KeptClass {
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
  const wire = await wireClasses(sql, toCome);
  const found = new Map<string, WireKeptClass[]>();
  for (const holdId of holdIds) {
    const problems = new Map(rows.filter((row) => row.holdId === holdId).map((row) => [row.classId, row.problem]));
    const kept = keptOf(
      toCome.map((one) => ({ one })),
      problems,
    );
    found.set(
      holdId,
      kept.map(({ one, problem }) => ({ ...wire(one), problem })),
    );
  }
  return found;
}
