import type { Sql } from '#base/database/sql.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import {
  findManyClasses,
  lockManyClasses,
  type ManyClass,
  type ManyValues,
} from '#modules/classes/classes/many/many-classes.ts';
import type { LayerSource } from '#modules/timetable/timetable/layer.ts';
import { teachersBelow } from '#modules/timetable/timetable/people-of-layers.ts';
import type { ShiftProblem, shiftActions, shiftClassStates } from './shifts.table.ts';

/** This many classes are moved in one transaction, so that a page that follows the job sees progress. */
const BATCH = 250;

export interface ShiftRow {
  classId: number;
  action: (typeof shiftActions)[number];
  toAt: Date;
  seenLine: number;
  former: ManyValues | null;
  doneLine: number | null;
}

const inPlace = (person: string) => `select k.id from ${timedClasses} k where ${person}
  and k.starts_at < w.ends_at and k.starts_at > w.starts_at - interval '1 day' and k.ends_at > w.starts_at`;

/**
 * A batch includes the rows whose times its classes take, and so on: all of them change times at once. The rows are
 * new, so the planner underestimates their number: `offset 0` and the array prevent a comparison of all rows with each
 * other.
 */
const nextText = `with recursive batch(class_id) as (
    (select class_id from shift_classes where shift_id = $1 and state = $2 order by class_id limit ${BATCH})
    union
    select o.class_id from batch b
      cross join lateral (select case when $2 = 'done' then coalesce((t.former ->> 'startsAt')::timestamptz, t.to_at) else t.to_at end as to_at
        from shift_classes t where t.shift_id = $1 and t.class_id = b.class_id offset 0) d
      cross join lateral (select r.* from ${classRefs} r where r.id = b.class_id offset 0) c
      cross join lateral (select d.to_at as starts_at, d.to_at + (c.ends_at - c.starts_at) as ends_at) w
      cross join lateral (${inPlace('k.teacher_id = c.teacher_id')} union all ${inPlace('k.student_id = c.student_id')} offset 0) i
      cross join lateral (select t.class_id from shift_classes t
        where t.shift_id = $1 and t.class_id = i.id and t.state = $2 offset 0) o)
  select class_id as "classId", action, to_at as "toAt", seen_line as "seenLine", former, done_line as "doneLine"
  from shift_classes where shift_id = $1 and class_id = any(array(select class_id from batch)) order by class_id`;

export interface Batch {
  rows: ShiftRow[];
  classes: ReadonlyMap<number, ManyClass>;
}

/** The next rows; their classes and people are locked in the usual order. */
export async function takeBatch(
  sql: Sql,
  shiftId: number,
  state: 'waiting' | 'done',
  sources: readonly LayerSource[] = [],
): Promise<Batch> {
  const rows = await sql.query<ShiftRow>({ text: nextText, values: [shiftId, state] });
  const ids = rows.map(({ classId }) => classId);
  if (ids.length === 0) return { rows, classes: new Map() };
  const seen = await findManyClasses(sql, ids);
  const people = seen.flatMap(({ studentId, values }) => [studentId, values.teacherId]);
  await lockUsers(sql, [...people, ...(await teachersBelow(sql, sources, ids))]);
  await lockManyClasses(sql, ids);
  return { rows, classes: new Map((await findManyClasses(sql, ids)).map((one) => [one.id, one])) };
}

/** The result of a row. */
export interface Outcome {
  classId: number;
  state: (typeof shiftClassStates)[number];
  problem: ShiftProblem | null;
  former: ManyValues | null;
  toAt: Date;
  doneLine: number | null;
}

const outcomeText = `update shift_classes d set state = s.state, problem = s.problem, former = s.former, to_at = s."toAt", done_line = s."doneLine"
  from json_to_recordset($2::json) s("classId" bigint, state text, problem text, former jsonb, "toAt" timestamptz, "doneLine" bigint)
  where d.shift_id = $1 and d.class_id = s."classId"`;

export async function storeOutcomes(sql: Sql, shiftId: number, outcomes: readonly Outcome[]): Promise<void> {
  await sql.query({ name: 'shift-outcomes', text: outcomeText, values: [shiftId, JSON.stringify(outcomes)] });
}
