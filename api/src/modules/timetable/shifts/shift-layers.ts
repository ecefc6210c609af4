import type { Sql } from '#base/database/sql.ts';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import { isKeptOf } from '#modules/timetable/timetable/kept-sql.ts';
import type { Covering, LayerOutcome, LayerRow, LayerSource } from '#modules/timetable/timetable/layer.ts';
import { placeLater } from './place-class.ts';
import type { ShiftProblem, shiftActions } from './shifts.table.ts';

interface Placed {
  /** Null: nobody has decided about the class. */
  action: (typeof shiftActions)[number] | null;
  toAt: Date | null;
  /** Null: into a window. */
  minutes: number | null;
}

/** The class at the time of its row; at another time than then, by the same minutes of wall time. */
function placed(
  one: ManyClass,
  values: ManyValues,
  former: ManyValues | null,
  { action, toAt, minutes }: Placed,
): ManyValues {
  const isApart = action === 'place' || action === 'stay';
  const isException = values.isException || (isApart && one.seriesId !== null);
  if (action === 'stay') return { ...values, isException };
  const isAsThen = former === null || former.startsAt === values.startsAt;
  if (toAt?.toISOString() === values.startsAt) return { ...values, isException };
  if (toAt && (isApart || isAsThen)) return { ...valuesAt(values, toAt), isException };
  if (minutes === null) return values;
  return valuesAt(values, placeLater(minutes, { ...one, values }, undefined));
}

const isKept = `d.state = 'kept' and d.problem in ('taken', 'off')`;

const rowsText = `select d.class_id as "classId", s.id as "layerId", s.created_at as "recordedAt", s.created_at as "createdAt",
    s.undone_at is not null as "isWithdrawn", d.state = 'kept' as "isKept", case d.problem when 'off' then 'absence' else d.problem end as problem,
    d.former, d.done_line as "doneLine", null as "studentTeacherId", d.action, d.to_at as "toAt", s.minutes
  from shift_classes d join shifts s on s.id = d.shift_id
  where d.class_id = any($1::bigint[]) and (d.state = 'done' or ${isKept})`;

type Row = Omit<LayerRow, 'apply' | 'kind' | 'isFollowed' | 'isApart' | 'isChosen'> & Placed;

async function readRows(sql: Sql, classIds: readonly number[]): Promise<LayerRow[]> {
  const found = await sql.query<Row>({ name: 'shift-rows', text: rowsText, values: [classIds] });
  return found.map(({ action, toAt, minutes, ...row }) => ({
    ...row,
    kind: 'shift',
    isFollowed: action === 'move',
    isApart: action === 'place' || action === 'stay',
    isChosen: action === 'place' || action === 'stay',
    apply: (one, values) => placed(one, values, row.former, { action, toAt, minutes }),
  }));
}

/**
 * A class that follows its series has the place of the series in the shift. A single class that was cancelled when the
 * shift was made is moved by its minutes; a window has no place for it. A class of a series that was moved by hand stays,
 * although a substitute gave it when the shift was made.
 */
const coveringText = `select (p.n - 1)::int as span, s.id as "layerId", s.created_at as "recordedAt", s.minutes,
    d.class_id is not null as "isPassed"
  from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::boolean[]) with ordinality p(class_id, teacher_id, starts_at, is_by_hand, n)
  join shifts s on s.undone_at is null and s.starts_at <= p.starts_at and s.ends_at > p.starts_at
    and (s.teacher_id is null and s.leader_id is null
      or exists (select from shift_teachers t where t.shift_id = s.id and t.teacher_id = p.teacher_id))
  left join shift_classes d on d.shift_id = s.id and d.class_id = p.class_id and d.state <> 'undone'
  where d.action in ('place', 'stay') or not p.is_by_hand`;

const covering: LayerSource['covering'] = async (sql, spans) => {
  const own = spans.flatMap((span, index) => (span.isFollowing ? [] : [{ ...span, index }]));
  const values = [
    own.map(({ classId }) => classId),
    own.map(({ teacherId }) => teacherId),
    own.map(({ startsAt }) => startsAt),
    own.map(({ isMovedByHand }) => isMovedByHand),
  ];
  type Found = Omit<Covering, 'apply' | 'kind' | 'isChosen'> & Pick<Placed, 'minutes'>;
  const found = await sql.query<Found>({ name: 'shift-covering', text: coveringText, values });
  return found.flatMap(({ minutes, span, ...rest }): Covering[] => {
    const index = own[span]?.index;
    const by = { action: null, toAt: null, minutes };
    return index === undefined
      ? []
      : [
          {
            ...rest,
            kind: 'shift',
            isChosen: false,
            span: index,
            apply: (one, before) => placed(one, before, null, by),
          },
        ];
  });
};

const storeText = `insert into shift_classes as d (shift_id, class_id, student_id, action, to_at, seen_line, state, problem, former, done_line)
  select r."layerId", r."classId", r."studentId", 'move', r."toAt", r.line, r.state, r.problem, r.former, r."doneLine"
  from json_to_recordset($1::json) r("layerId" bigint, "classId" bigint, "studentId" bigint, "toAt" timestamptz, line bigint, state text,
    problem text, former jsonb, "doneLine" bigint)
  on conflict (shift_id, class_id) do update set state = excluded.state, problem = excluded.problem, former = excluded.former,
    done_line = excluded.done_line, to_at = case when excluded.state = 'kept' then d.to_at else excluded.to_at end`;

const states = { done: 'done', back: 'undone', kept: 'kept' } as const;
const problems = { changed: 'changed', started: 'started', taken: 'taken', left: 'changed' } as const;
const problemOf = (problem: LayerOutcome['problem']): ShiftProblem | null =>
  problem && (problem in problems ? problems[problem as keyof typeof problems] : 'off');

/** Of a class that came back the row has where it was in the shift, and its own time. */
function rowOf({ layerId, one, state, problem, former, doneLine, after }: LayerOutcome) {
  const was = state === 'back' ? one.values : former;
  const about = { layerId, classId: one.id, studentId: one.studentId, line: one.line };
  return { ...about, state: states[state], problem: problemOf(problem), former: was, doneLine, toAt: after.startsAt };
}

/** Shifts over classes (D99). */
export const shiftLayers: LayerSource = {
  rows: readRows,
  covering,
  store: async (sql, outcomes) => {
    const rows = outcomes.filter(({ kind }) => kind === 'shift').map(rowOf);
    if (rows.length > 0)
      await sql.query({ name: 'shift-layers-store', text: storeText, values: [JSON.stringify(rows)] });
  },
  kept: async (sql, now, people) => {
    const text = `select d.class_id as id from shift_classes d where ${isKept} and d.former is not null and ${isKeptOf('d')}`;
    return (await sql.query<{ id: number }>({ name: 'shift-kept', text, values: [now, people] })).map(({ id }) => id);
  },
};
