import type { Sql } from '#base/database/sql.ts';
import {
  findManyClasses,
  lockManyClasses,
  type ManyClass,
  type ManyValues,
} from '#modules/classes/many/many-classes.ts';
import { lockUsers } from '#modules/identity/lock-user.ts';
import type { DecisionAction, DecisionProblem, decisionStates } from './absences.table.ts';

/** As many classes are changed in one transaction: a page that follows the job sees it go on. */
const BATCH = 250;

export interface DecisionRow {
  classId: number;
  action: DecisionAction;
  toAt: Date | null;
  toTeacherId: number | null;
  seenLine: number;
  former: ManyValues | null;
  doneLine: number | null;
}

/** Those that are cancelled first: they make room for the others. */
const nextText = `select class_id as "classId", action, to_at as "toAt", to_teacher_id as "toTeacherId",
    seen_line as "seenLine", former, done_line as "doneLine"
  from time_off_classes where time_off_id = $1 and state = $2 order by (action = 'cancel') desc, class_id limit ${BATCH}`;

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

/** The next decisions with their classes, people and classes locked, in this order as everywhere. */
export async function takeBatch(sql: Sql, timeOffId: number, state: 'waiting' | 'done'): Promise<Batch> {
  const rows = await sql.query<DecisionRow>({ text: nextText, values: [timeOffId, state] });
  if (rows.length === 0) return { rows, classes: new Map() };
  const seen = await readBatch(sql, rows);
  await lockUsers(sql, peopleOf(seen));
  await lockManyClasses(sql, [...seen.classes.keys()]);
  return readBatch(sql, rows);
}

/** What has become of a decision. */
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
