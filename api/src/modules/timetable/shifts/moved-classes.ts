import type { Sql } from '#base/database/sql.ts';
import { findManyClasses, type ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import { valuesBefore } from '#modules/classes/classes/many/values-before.ts';
import type { PlanRowState } from '#modules/timetable/plans/plan-states.ts';
import { countFamilies, wireSomeone } from '#modules/timetable/timetable/class-people.ts';
import { presentClasses } from '#modules/timetable/timetable/listed-classes.ts';
import type { WireShiftDetail } from './shifts.schema.ts';
import type { ShiftProblem, shiftActions } from './shifts.table.ts';

interface Row {
  classId: number;
  studentId: number;
  action: (typeof shiftActions)[number];
  toAt: Date;
  state: PlanRowState;
  problem: ShiftProblem | null;
  /** Null: nothing was changed. */
  former: ManyValues | null;
}

const text = `select class_id as "classId", student_id as "studentId", action, to_at as "toAt", state, problem, former
  from shift_classes where shift_id = $1`;

type Moved = Pick<WireShiftDetail, 'classes' | 'families' | 'clocks'>;

/** The classes of a shift, with their usual and new times and the result. */
export async function movedClasses(sql: Sql, id: number): Promise<Moved> {
  const stored = await sql.query<Row>({ name: 'moved-classes', text, values: [id] });
  const rowOf = new Map(stored.map((row) => [row.classId, row]));
  const classes = await findManyClasses(sql, [...rowOf.keys()]);
  const listed = classes.flatMap((one) => {
    const row = rowOf.get(one.id);
    if (!row) return [];
    const before = valuesBefore(one.values, row.former);
    return [{ row, one: { ...one, studentId: row.studentId }, before, after: valuesAt(before, row.toAt) }];
  });
  const { people, rows } = await presentClasses(sql, listed);
  const moving = stored.filter(({ action }) => action !== 'stay');
  return {
    ...(await countFamilies(sql, moving, people)),
    classes: rows.map(({ row: { row, one }, wire }) => ({
      ...wire,
      teacher: wireSomeone(people, one.values.teacherId),
      startsAt: one.values.startsAt,
      action: row.action,
      state: row.state,
      problem: row.problem,
    })),
  };
}
