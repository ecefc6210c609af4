import { writeAudit } from '#base/audit/audit.ts';
import { runAndRollBack } from '#base/database/run-and-roll-back.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SlotTime } from '#modules/classes/classes/class-facts.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';
import type { StoredPlan } from '#modules/timetable/plans/plan.ts';
import { changedClasses, leaveWaiting, withdrawPlan } from '#modules/timetable/plans/undo-plan.ts';
import type { WireUndoPreview } from '#modules/timetable/timetable/listed-classes.ts';
import { planSettling } from '#modules/timetable/timetable/plan-settling.ts';
import { presentUndo } from '#modules/timetable/timetable/present-undo.ts';
import { findLayers } from './layer.ts';
import { findFollowed, isIn, placeByLayers } from './place-class.ts';
import { findShift, readShift } from './read-shifts.ts';
import { type ShiftRow, shiftForm } from './shift-rows.ts';
import type { WireShiftDetail } from './shifts.schema.ts';
import { followAgain } from './stays.ts';
import { isOfAll, lockShift, lockTeachersOf } from './stored-shift.ts';

/**
 * Classes that are at a time of their series, which may be shifted: those of the shift's rows, and those made later, also
 * where a substitute gives them.
 */
const followingText = `select k.id from ${seriesClassRefs} k join shifts s on s.id = $1
  where k.status = 'scheduled' and (not k.is_exception or k.substitute_for_id is not null) and k.starts_at > $2::timestamptz
    and k.starts_at > s.starts_at - interval '1 day' and k.starts_at < s.ends_at + interval '1 day'
    and (k.id in (select class_id from shift_classes where shift_id = $1 and state = 'waiting')
      or not exists (select from shift_classes d where d.shift_id = $1 and d.class_id = k.id and d.state <> 'undone')
        and ($3::boolean or coalesce(k.substitute_for_id, k.teacher_id) in (select teacher_id from shift_teachers where shift_id = $1)))`;

const doneText = `select class_id as id from shift_classes where shift_id = $1 and state = 'done' and action = 'move'`;

/** `former` has the time to which the class goes back. */
const backText = `insert into shift_classes as d (shift_id, class_id, student_id, action, to_at, seen_line, done_line, state, former)
  select $1, b.id, b."studentId", 'move', b."startsAt", b.line, b.line, 'done', b.former
  from json_to_recordset($2::json) b(id bigint, "studentId" bigint, "startsAt" timestamptz, line bigint, former jsonb)
  on conflict (shift_id, class_id) do update set state = 'done',
    action = case d.state when 'undone' then 'move' else d.action end, to_at = case d.state when 'undone' then excluded.to_at else d.to_at end,
    former = case when d.state <> 'undone' and d.former ->> 'startsAt' = excluded.former ->> 'startsAt' then d.former else excluded.former end`;

/** A class with its own teacher, as it follows its series. */
const asFollowing = (one: ManyClass): ManyClass => {
  const { substituteForId } = one.values;
  if (substituteForId === null) return one;
  return { ...one, values: { ...one.values, teacherId: substituteForId, substituteForId: null, isException: false } };
};

const isAway = ({ values }: ManyClass, to: Date): boolean => Date.parse(values.startsAt) !== to.getTime();

/** Stores the time of each class without the shift, which no longer is one of the layers. */
async function planBack(ctx: ViewerCtx, shift: StoredPlan) {
  const { id } = shift;
  const { sql, now } = ctx;
  const found = await sql.query<{ id: number }>({ text: followingText, values: [id, now, isOfAll(shift)] });
  const done = new Set((await sql.query<{ id: number }>({ text: doneText, values: [id] })).map((row) => row.id));
  const all = await findManyClasses(sql, [...found.map((row) => row.id), ...done]);
  const classes = all.map((one) => (done.has(one.id) ? one : asFollowing(one)));
  const slots = await findFollowed(sql, classes);
  const teachers = classes.map(({ values }) => values.teacherId);
  const layers = await findLayers(sql, teachers, now);
  const back = classes.flatMap((one) => {
    const slot: SlotTime | undefined = slots.get(one.id);
    const to = slot && placeByLayers(layers, one, slot);
    const isBack = to && (done.has(one.id) || (isIn(shift, one, slot) && isAway(one, to)));
    return isBack ? [{ one, to }] : [];
  });
  await storeBack(sql, id, back);
}

const skippedText = `select class_id as "classId", action, to_at as "toAt", seen_line as "seenLine", former, done_line as "doneLine"
  from shift_classes where shift_id = $1 and state = 'skipped' and problem <> 'changed'`;

/** Classes that could not be moved were exceptions only for the shift. */
async function releaseSkipped({ sql, now }: ViewerCtx, id: number): Promise<void> {
  const rows = await sql.query<ShiftRow>({ text: skippedText, values: [id] });
  const classes = await findManyClasses(
    sql,
    rows.map(({ classId }) => classId),
  );
  await followAgain({ sql, now }, { rows, classes: new Map(classes.map((one) => [one.id, one])) });
}

async function storeBack(sql: Sql, id: number, back: readonly { one: ManyClass; to: Date }[]): Promise<void> {
  const rows = back.map(({ one: { id: classId, studentId, line, values }, to }) => {
    return { id: classId, studentId, line, startsAt: values.startsAt, former: valuesAt(values, to) };
  });
  await sql.query({ text: backText, values: [id, JSON.stringify(rows)] });
  await leaveWaiting(sql, shiftForm, id);
}

/** From now on the shift holds no more, and its rows say where each class goes. */
async function withdraw(ctx: ViewerCtx, shift: StoredPlan): Promise<void> {
  await withdrawPlan(ctx, shiftForm, shift.id);
  await releaseSkipped(ctx, shift.id);
  await planBack(ctx, shift);
}

/** D99: what an undo would do to a shift's classes and to those made in it: the shift is undone in a transaction that is rolled back. */
export const previewUndo = (outside: ViewerCtx, id: number): Promise<WireUndoPreview> =>
  runAndRollBack(outside.sql, async (sql) => {
    const ctx = { ...outside, sql };
    const shift = await lockShift(sql, id);
    if (!shift) throw notFound('Shift');
    const { may } = await findShift(sql, ctx, id);
    if (!may.undo) return { back: [], kept: [] };
    await withdraw(ctx, shift);
    const ids = await changedClasses(sql, shiftForm, id);
    return presentUndo(sql, await planSettling({ sql, now: ctx.now }, ids));
  });

/**
 * D99: takes back a shift as one action, including classes that were made in it; a job does it. A second call changes
 * nothing.
 */
export function undoShift(outside: ViewerCtx, id: number): Promise<WireShiftDetail> {
  return outside.sql.transaction(async (sql) => {
    const ctx = { ...outside, sql };
    const shift = await lockShift(sql, id);
    if (!shift) throw notFound('Shift');
    const before = await findShift(sql, ctx, id);
    if (!before.may.undo) return readShift(sql, ctx, id);
    await lockTeachersOf(sql, shift);
    await withdraw(ctx, shift);
    const { from, to, minutes, window } = before;
    const after = { from, to, minutes, window };
    await writeAudit(sql, ctx, { action: 'shift.undo', subject: 'shift', subjectId: id, after });
    await ctx.deps.jobs.enqueue(sql, 'shift', { shiftId: id });
    return readShift(sql, ctx, id);
  });
}
