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
import type { DecisionProblem } from '#modules/timetable/timetable/decision-problems.ts';
import type { LayerSource } from '#modules/timetable/timetable/layer.ts';
import { teachersBelow } from '#modules/timetable/timetable/people-of-layers.ts';
import type { DecisionAction, decisionStates } from '../absences.table.ts';

/** This many classes are changed in one transaction, so that a page that follows the job sees progress. */
const BATCH = 250;

export interface DecisionRow {
  classId: number;
  action: DecisionAction;
  toAt: Date | null;
  toTeacherId: number | null;
  seenLine: number;
  /** The student's teacher at the decision. */
  studentTeacherId: number | null;
  former: ManyValues | null;
  doneLine: number | null;
}

/** SQL: the new place of class `c` by its decision `d`. */
const wantedPlaces = {
  waiting: `select coalesce(d.to_at, c.starts_at) as starts_at, coalesce(d.to_at, c.starts_at) + (c.ends_at - c.starts_at) as ends_at,
    coalesce(d.to_teacher_id, c.teacher_id) as teacher_id where d.action <> 'cancel'`,
  done: `select (d.former ->> 'startsAt')::timestamptz as starts_at, (d.former ->> 'endsAt')::timestamptz as ends_at,
    (d.former ->> 'teacherId')::bigint as teacher_id`,
};

const inPlace = (person: string) => `select k.id from ${timedClasses} k where ${person}
  and k.starts_at < w.ends_at and k.starts_at > w.starts_at - interval '1 day' and k.ends_at > w.starts_at`;

/**
 * Cancelled classes come first: they free times for the others. A batch includes the rows whose times its classes take,
 * and so on: all of them change times at once. The rows are new, so the planner underestimates their number: `offset 0`
 * and the array prevent a comparison of all rows with each other.
 */
const nextText = (state: keyof typeof wantedPlaces) => `with recursive batch(class_id) as (
    (select class_id from time_off_classes where time_off_id = $1 and state = '${state}'
      order by (action = 'cancel') desc, class_id limit ${BATCH})
    union
    select o.class_id from batch b
      cross join lateral (select t.* from time_off_classes t where t.time_off_id = $1 and t.class_id = b.class_id offset 0) d
      cross join lateral (select r.* from ${classRefs} r where r.id = d.class_id offset 0) c
      cross join lateral (${wantedPlaces[state]}) w
      cross join lateral (${inPlace('k.teacher_id = w.teacher_id')} union all ${inPlace('k.student_id = c.student_id')} offset 0) i
      cross join lateral (select t.class_id from time_off_classes t
        where t.time_off_id = $1 and t.class_id = i.id and t.state = '${state}' offset 0) o)
  select class_id as "classId", action, to_at as "toAt", to_teacher_id as "toTeacherId", seen_line as "seenLine",
    student_teacher_id as "studentTeacherId", former, done_line as "doneLine"
  from time_off_classes where time_off_id = $1 and class_id = any(array(select class_id from batch))
  order by (action = 'cancel') desc, class_id`;

interface Batch {
  rows: DecisionRow[];
  classes: ReadonlyMap<number, ManyClass>;
}

const peopleOf = ({ classes, rows }: Batch): number[] => [
  ...[...classes.values()].flatMap(({ studentId, values }) => [studentId, values.teacherId]),
  ...rows.flatMap(({ toTeacherId, former }) => [toTeacherId, former?.teacherId]).filter((id) => typeof id === 'number'),
];

async function readBatch(sql: Sql, rows: DecisionRow[]): Promise<Batch> {
  const found = await findManyClasses(
    sql,
    rows.map(({ classId }) => classId),
  );
  return { rows, classes: new Map(found.map((one) => [one.id, one])) };
}

/** The next decisions with their classes; locks people, then classes, the order used everywhere. */
export async function takeBatch(
  sql: Sql,
  timeOffId: number,
  state: 'waiting' | 'done',
  sources: readonly LayerSource[] = [],
): Promise<Batch> {
  const rows = await sql.query<DecisionRow>({ text: nextText(state), values: [timeOffId] });
  if (rows.length === 0) return { rows, classes: new Map() };
  const seen = await readBatch(sql, rows);
  await lockUsers(sql, [...peopleOf(seen), ...(await teachersBelow(sql, sources, [...seen.classes.keys()]))]);
  await lockManyClasses(sql, [...seen.classes.keys()]);
  return readBatch(sql, rows);
}

/** The result of a decision. */
export interface Outcome {
  classId: number;
  state: (typeof decisionStates)[number];
  problem: DecisionProblem | null;
  former: ManyValues | null;
  doneLine: number | null;
}

const outcomeText = `update time_off_classes d set state = s.state, problem = s.problem, former = s.former, done_line = s."doneLine"
  from json_to_recordset($2::json) s("classId" bigint, state text, problem text, former jsonb, "doneLine" bigint)
  where d.time_off_id = $1 and d.class_id = s."classId"`;

export async function storeOutcomes(sql: Sql, timeOffId: number, outcomes: readonly Outcome[]): Promise<void> {
  await sql.query({ name: 'time-off-outcomes', text: outcomeText, values: [timeOffId, JSON.stringify(outcomes)] });
}
