import type { Sql } from '#base/database/sql.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { findManyClasses, lockManyClasses, type ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import type { LayerSource } from '#modules/timetable/timetable/layer.ts';
import { teachersBelow } from '#modules/timetable/timetable/people-of-layers.ts';
import type { PlanForm, PlanRow } from './plan.ts';

/** This many classes are changed in one transaction, so that a page that follows the job sees progress. */
const BATCH = 250;

const inPlace = (person: string) => `select k.id from ${timedClasses} k where ${person}
  and k.starts_at < w.ends_at and k.starts_at > w.starts_at - interval '1 day' and k.ends_at > w.starts_at`;

/**
 * A batch includes the rows whose times its classes take, and so on: all of them change times at once. The rows are
 * new, so the planner underestimates their number: `offset 0` and the array prevent a comparison of all rows with each
 * other.
 */
const nextText = (
  { rows, planId, columns, order, place }: PlanForm,
  state: 'waiting' | 'done',
) => `with recursive batch(class_id) as (
    (select class_id from ${rows} where ${planId} = $1 and state = '${state}' order by ${order} limit ${BATCH})
    union
    select o.class_id from batch b
      cross join lateral (select t.* from ${rows} t where t.${planId} = $1 and t.class_id = b.class_id offset 0) d
      cross join lateral (select r.* from ${classRefs} r where r.id = d.class_id offset 0) c
      cross join lateral (${place[state]}) w
      cross join lateral (${inPlace('k.teacher_id = w.teacher_id')} union all ${inPlace('k.student_id = c.student_id')} offset 0) i
      cross join lateral (select t.class_id from ${rows} t
        where t.${planId} = $1 and t.class_id = i.id and t.state = '${state}' offset 0) o)
  select class_id as "classId", ${columns}, seen_line as "seenLine", former, done_line as "doneLine"
  from ${rows} where ${planId} = $1 and class_id = any(array(select class_id from batch)) order by ${order}`;

/** Rows of a plan, with their classes. */
export interface Batch<Row extends PlanRow> {
  rows: Row[];
  classes: ReadonlyMap<number, ManyClass>;
}

const peopleOf = <Row extends PlanRow>({ classes, rows }: Batch<Row>): number[] => [
  ...[...classes.values()].flatMap(({ studentId, values }) => [studentId, values.teacherId]),
  ...rows.flatMap(({ toTeacherId, former }) => [toTeacherId, former?.teacherId]).filter((id) => typeof id === 'number'),
];

async function readBatch<Row extends PlanRow>(sql: Sql, rows: Row[]): Promise<Batch<Row>> {
  const found = await findManyClasses(
    sql,
    rows.map(({ classId }) => classId),
  );
  return { rows, classes: new Map(found.map((one) => [one.id, one])) };
}

/** The next rows of a plan in a state; locks people, then classes, the order used everywhere. */
export async function takeBatch<Row extends PlanRow>(
  sql: Sql,
  form: PlanForm,
  { id, state, sources = [] }: { id: number; state: 'waiting' | 'done'; sources?: readonly LayerSource[] },
): Promise<Batch<Row>> {
  const rows = await sql.query<Row>({ text: nextText(form, state), values: [id] });
  if (rows.length === 0) return { rows, classes: new Map() };
  const seen = await readBatch(sql, rows);
  await lockUsers(sql, [...peopleOf(seen), ...(await teachersBelow(sql, sources, [...seen.classes.keys()]))]);
  await lockManyClasses(sql, [...seen.classes.keys()]);
  return readBatch(sql, rows);
}
