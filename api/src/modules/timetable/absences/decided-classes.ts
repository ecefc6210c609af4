import type { Sql } from '#base/database/sql.ts';
import { findManyClasses, type ManyClass, type ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesBefore } from '#modules/classes/classes/many/values-before.ts';
import type { PlanRowState } from '#modules/timetable/plans/plan-states.ts';
import { countFamilies, wireSomeone } from '#modules/timetable/timetable/class-people.ts';
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import { presentClasses } from '#modules/timetable/timetable/listed-classes.ts';
import type { WireTimeOffDetail } from './absences.schema.ts';
import type { DecisionAction, TimeOffKind } from './absences.table.ts';
import { valuesAfter } from './decisions/change-of-class.ts';

interface Row {
  classId: number;
  studentId: number;
  action: DecisionAction;
  toAt: Date | null;
  toTeacherId: number | null;
  state: PlanRowState;
  problem: DecisionProblem | null;
  /** Null: nothing was changed. */
  former: ManyValues | null;
}

const text = `select class_id as "classId", student_id as "studentId", action, to_at as "toAt", to_teacher_id as "toTeacherId", state, problem, former
  from time_off_classes where time_off_id = $1`;

function listedOf(kind: TimeOffKind, stored: ManyClass, { action, toAt, toTeacherId, studentId, former }: Row) {
  const one = { ...stored, studentId };
  const before = valuesBefore(stored.values, former);
  const substitute = toTeacherId === null ? null : { id: toTeacherId, leaderId: null };
  return { one, before, after: valuesAfter(kind, { ...one, values: before }, { action, toAt, substitute }) };
}

type Decided = Pick<WireTimeOffDetail, 'classes' | 'families' | 'clocks'>;

/** The classes of a time off, with the decision about each and its result. */
export async function decidedClasses(sql: Sql, kind: TimeOffKind, id: number): Promise<Decided> {
  const decided = await sql.query<Row>({ name: 'decided-classes', text, values: [id] });
  const rowOf = new Map(decided.map((row) => [row.classId, row]));
  const classes = await findManyClasses(sql, [...rowOf.keys()]);
  const listed = classes.flatMap((one) => {
    const row = rowOf.get(one.id);
    return row ? [{ row, ...listedOf(kind, one, row), now: one.values }] : [];
  });
  const { people, rows } = await presentClasses(sql, listed);
  return {
    ...(await countFamilies(sql, decided, people)),
    classes: rows.map(({ row: { row, now }, wire }) => ({
      ...wire,
      teacher: wireSomeone(people, now.teacherId),
      startsAt: wire.before.startsAt,
      action: row.action,
      movedTo: row.toAt?.toISOString() ?? null,
      substitute: row.toTeacherId === null ? null : wireSomeone(people, row.toTeacherId),
      state: row.state,
      problem: row.problem,
    })),
  };
}
