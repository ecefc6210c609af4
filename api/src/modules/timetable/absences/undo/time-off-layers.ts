import type { Sql } from '#base/database/sql.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import type { ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { passingProblems } from '#modules/timetable/timetable/decision-problems.ts';
import { isKeptOf } from '#modules/timetable/timetable/kept-sql.ts';
import type { Covering, LayerOutcome, LayerRow, LayerSource } from '#modules/timetable/timetable/layer.ts';
import type { DecisionAction, TimeOffKind } from '../absences.table.ts';
import { valuesAfter } from '../decisions/change-of-class.ts';
import { concernsTeacher } from '../times-off/times-off-at.ts';

interface Decision {
  kind: TimeOffKind;
  action: DecisionAction | null;
  toAt: Date | null;
  toTeacherId: number | null;
  toLeaderId: number | null;
}

/** A time off cancels a class that nobody has decided about. */
function withApply<Row extends Decision>(
  row: Row,
): Omit<Row, keyof Decision> & Pick<LayerRow, 'kind' | 'isChosen' | 'apply'> {
  const { kind, action, toAt, toTeacherId, toLeaderId, ...rest } = row;
  const substitute = toTeacherId === null ? null : { id: toTeacherId, leaderId: toLeaderId };
  return {
    ...rest,
    kind,
    isChosen: action === 'move' || action === 'substitute',
    apply: (one, values: ManyValues) =>
      valuesAfter(kind, { ...one, values }, { action: action ?? 'cancel', toAt, substitute }),
  };
}

const decisionColumns = `t.kind, d.action, d.to_at as "toAt", d.to_teacher_id as "toTeacherId",
  (select l.leader_id from ${ledTeachers} l where l.teacher_id = d.to_teacher_id) as "toLeaderId"`;
const isKept = `d.state = 'kept' and d.problem in (${valuesOf(passingProblems)})`;

const rowsText = `select d.class_id as "classId", t.id as "layerId", t.created_at as "recordedAt", t.created_at as "createdAt",
    t.undone_at is not null as "isWithdrawn", d.state = 'kept' as "isKept", d.problem, d.former, d.done_line as "doneLine",
    d.student_teacher_id as "studentTeacherId", false as "isFollowed", false as "isApart", ${decisionColumns}
  from time_off_classes d join times_off t on t.id = d.time_off_id
  where d.class_id = any($1::bigint[]) and (d.state = 'done' or ${isKept})`;

/** A decision whose job has not run is carried out, any other row says that the class was left as it is. */
const coveringText = `select (s.n - 1)::int as span, t.id as "layerId", t.created_at as "recordedAt",
    coalesce(d.state not in ('waiting', 'undone'), false) as "isPassed", ${decisionColumns}
  from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::timestamptz[]) with ordinality s(class_id, teacher_id, starts_at, ends_at, n)
  join times_off t on t.undone_at is null and t.starts_at < s.ends_at and t.ends_at > s.starts_at and ${concernsTeacher('s.teacher_id')}
  left join time_off_classes d on d.time_off_id = t.id and d.class_id = s.class_id`;

const storeText = `insert into time_off_classes as d (time_off_id, class_id, student_id, student_teacher_id, action, seen_line,
    state, problem, former, done_line)
  select r."layerId", r."classId", r."studentId", (select p.teacher_id from ${profiledStudents} p where p.id = r."studentId"),
    'cancel', r.line, r.state, r.problem, r.former, r."doneLine"
  from json_to_recordset($1::json) r("layerId" bigint, "classId" bigint, "studentId" bigint, line bigint, state text, problem text,
    former jsonb, "doneLine" bigint)
  on conflict (time_off_id, class_id) do update
    set state = excluded.state, problem = excluded.problem, former = excluded.former, done_line = excluded.done_line`;

const states = { done: 'done', back: 'undone', kept: 'kept' } as const;

async function store(sql: Sql, outcomes: readonly LayerOutcome[]): Promise<void> {
  const rows = outcomes
    .filter(({ kind }) => kind === 'absence' || kind === 'closure')
    .map(({ layerId, one, state, problem, former, doneLine }) => ({
      ...{ layerId, problem, former, doneLine },
      ...{ classId: one.id, studentId: one.studentId, line: one.line, state: states[state] },
    }));
  if (rows.length > 0) await sql.query({ name: 'time-off-layers', text: storeText, values: [JSON.stringify(rows)] });
}

const keptText = `select d.class_id as id from time_off_classes d where ${isKept} and d.former is not null
  and ${isKeptOf('d')}`;

/** Absences and closures over classes (D97). */
export const timeOffLayers: LayerSource = {
  rows: async (sql, classIds) =>
    (
      await sql.query<Omit<LayerRow, 'apply' | 'isChosen'> & Decision>({
        name: 'time-off-rows',
        text: rowsText,
        values: [classIds],
      })
    ).map(withApply),
  covering: async (sql, spans) => {
    const values = [
      spans.map(({ classId }) => classId),
      spans.map(({ teacherId }) => teacherId),
      spans.map(({ startsAt }) => startsAt),
      spans.map(({ endsAt }) => endsAt),
    ];
    type Found = Omit<Covering, 'apply' | 'isChosen'> & Decision;
    return (await sql.query<Found>({ name: 'time-off-covering', text: coveringText, values })).map(withApply);
  },
  store,
  kept: async (sql, now, people) =>
    (await sql.query<{ id: number }>({ name: 'time-off-kept', text: keptText, values: [now, people] })).map(
      ({ id }) => id,
    ),
};
