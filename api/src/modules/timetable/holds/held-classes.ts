import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findManyClasses, type ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesBefore } from '#modules/classes/classes/many/values-before.ts';
import { findPeople, wireSomeone } from '#modules/timetable/timetable/class-people.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import { presentClasses } from '#modules/timetable/timetable/listed-classes.ts';
import { requireViewing } from './holds.policy.ts';
import type { WireHeldClasses } from './holds.schema.ts';
import { findHold } from './stored-hold.ts';

interface Row {
  classId: number;
  state: 'held' | 'kept';
  problem: DecisionProblem | null;
  former: ManyValues;
}

const text = `select class_id as "classId", state, problem, former from hold_classes where hold_id = $1 and state <> 'back'`;

/** D98: the classes that a hold has cancelled, as its preview has listed them; why one stays so is for staff. */
export async function listHeldClasses(ctx: ViewerCtx, id: number): Promise<WireHeldClasses> {
  const { sql } = ctx;
  const hold = await findHold(sql, id);
  if (!hold) throw notFound('Hold');
  const { isStaff } = await requireViewing(ctx, hold.studentId);
  const rowOf = new Map((await sql.query<Row>({ text, values: [id] })).map((row) => [row.classId, row]));
  const listed = (await findManyClasses(sql, [...rowOf.keys()])).flatMap((one) => {
    const row = rowOf.get(one.id);
    return row && !one.isDeleted ? [{ row, one, before: valuesBefore(one.values, row.former), after: null }] : [];
  });
  const { rows } = await presentClasses(sql, listed);
  return {
    student: wireSomeone(await findPeople(sql, [hold.studentId]), hold.studentId),
    classes: rows.map(({ row: { row }, wire }) => ({
      ...wire,
      state: row.state,
      problem: isStaff && row.state === 'kept' ? row.problem : null,
    })),
  };
}
