import type { Sql } from '#base/database/sql.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { passingProblems } from '#modules/timetable/timetable/decision-problems.ts';
import { isKeptOf } from '#modules/timetable/timetable/kept-sql.ts';
import type { Covering, Layer, LayerOutcome, LayerRow, LayerSource } from '#modules/timetable/timetable/layer.ts';

const cancelled: Pick<Layer, 'isChosen' | 'apply'> = {
  isChosen: false,
  apply: (_one, values) => ({ ...values, status: 'cancelled', cancelReason: 'hold' }),
};

const isKept = `k.state = 'kept' and k.problem in (${valuesOf(passingProblems)})`;
const isOut = `h.state = 'undone' or (k.former ->> 'endsAt')::timestamptz <= h.starts_at
  or (k.former ->> 'startsAt')::timestamptz >= coalesce(h.ends_at, 'infinity')`;

const rowsText = `select k.class_id as "classId", 'hold' as kind, h.id as "layerId", h.changed_at as "recordedAt", h.created_at as "createdAt",
    (${isOut}) as "isWithdrawn", k.state = 'kept' as "isKept", k.problem, k.former, k.done_line as "doneLine",
    k.student_teacher_id as "studentTeacherId", false as "isFollowed", false as "isApart"
  from hold_classes k join holds h on h.id = k.hold_id
  where k.class_id = any($1::bigint[]) and (k.state = 'held' or ${isKept})`;

/** D98: single classes stay in a hold. */
const coveringText = `select (s.n - 1)::int as span, 'hold' as kind, h.id as "layerId", h.changed_at as "recordedAt", false as "isPassed"
  from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::boolean[]) with ordinality s(student_id, starts_at, ends_at, is_single, n)
  join holds h on h.student_id = s.student_id and h.state in ('planned', 'running') and not s.is_single
    and h.starts_at < s.ends_at and coalesce(h.ends_at, 'infinity') > s.starts_at`;

const states = { done: 'held', back: 'back', kept: 'kept' } as const;

/** For a class that the hold takes now, the present teacher of the student is stored. */
const storeText = `insert into hold_classes as k (hold_id, class_id, state, problem, former, done_line, student_teacher_id)
  select r."layerId", r."classId", r.state, r.problem, r.former, r."doneLine",
    (select p.teacher_id from ${profiledStudents} p where p.id = r."studentId")
  from json_to_recordset($1::json) r("layerId" bigint, "classId" bigint, "studentId" bigint, state text, problem text, former jsonb,
    "doneLine" bigint)
  on conflict (hold_id, class_id) do update set state = excluded.state, problem = excluded.problem, former = excluded.former,
    done_line = excluded.done_line,
    student_teacher_id = case when k.state = 'held' then k.student_teacher_id else excluded.student_teacher_id end`;

async function store(sql: Sql, outcomes: readonly LayerOutcome[]): Promise<void> {
  const rows = outcomes
    .filter(({ kind }) => kind === 'hold')
    .map(({ layerId, one, state, problem, former, doneLine }) => ({
      ...{ layerId, problem, former, doneLine },
      ...{ classId: one.id, studentId: one.studentId, state: states[state] },
    }));
  if (rows.length > 0) await sql.query({ name: 'hold-layers', text: storeText, values: [JSON.stringify(rows)] });
}

const keptText = `select k.class_id as id from hold_classes k where ${isKept}
  and ${isKeptOf('k')}`;

/** Holds over classes (D98). */
export const holdLayers: LayerSource = {
  rows: async (sql, classIds) => {
    const found = await sql.query<Omit<LayerRow, keyof typeof cancelled>>({
      name: 'hold-rows',
      text: rowsText,
      values: [classIds],
    });
    return found.map((row) => ({ ...row, ...cancelled }));
  },
  covering: async (sql, spans) => {
    const values = [
      spans.map(({ studentId }) => studentId),
      spans.map(({ startsAt }) => startsAt),
      spans.map(({ endsAt }) => endsAt),
      spans.map(({ seriesId }) => seriesId === null),
    ];
    const found = await sql.query<Omit<Covering, keyof typeof cancelled>>({
      name: 'hold-covering',
      text: coveringText,
      values,
    });
    return found.map((one) => ({ ...one, ...cancelled }));
  },
  store,
  kept: async (sql, now, people) =>
    (await sql.query<{ id: number }>({ name: 'hold-kept', text: keptText, values: [now, people] })).map(({ id }) => id),
};
