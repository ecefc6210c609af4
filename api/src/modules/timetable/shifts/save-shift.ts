import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockTeachers } from '#modules/timetable/plans/lock-teachers.ts';
import { requireDecided, requireKnown } from './check-decisions.ts';
import { judgeShift } from './judge-moves.ts';
import { classesOf, openShift, requireAlone, type WantedShift } from './open-shift.ts';
import { placeClasses, type ShiftedClass } from './place-classes.ts';
import type { StoredPlace } from './place-in-window.ts';
import { readShift } from './read-shifts.ts';
import type { ShiftInput, WireShiftDetail } from './shifts.schema.ts';
import { shifts } from './shifts.table.ts';
import { isOfAll } from './stored-shift.ts';

const teachersText = 'insert into shift_teachers (shift_id, teacher_id) select $1, unnest($2::bigint[])';
const classesText = `insert into shift_classes (shift_id, class_id, student_id, action, to_at, seen_line)
  select $1, d.* from unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[], $6::bigint[])
    d(class_id, student_id, action, to_at, seen_line)`;

const placesText = `insert into shift_places (shift_id, teacher_id, slot_id, weekday, zone, minute)
  select $1, d.* from unnest($2::bigint[], $3::bigint[], $4::smallint[], $5::text[], $6::int[])
    d(teacher_id, slot_id, weekday, zone, minute)`;

async function storePlaces(sql: Sql, shiftId: number, places: readonly StoredPlace[]) {
  const columns = [
    places.map(({ teacherId }) => teacherId),
    places.map(({ slotId }) => slotId),
    places.map(({ weekday }) => weekday),
    places.map(({ zone }) => zone),
    places.map(({ minute }) => minute),
  ];
  await sql.query({ text: placesText, values: [shiftId, ...columns] });
}

async function storeClasses(sql: Sql, shiftId: number, classes: readonly ShiftedClass[]) {
  const columns = [
    classes.map(({ one }) => one.id),
    classes.map(({ one }) => one.studentId),
    classes.map(({ action }) => action),
    classes.map(({ to }) => to),
    classes.map(({ one }) => one.line),
  ];
  await sql.query({ text: classesText, values: [shiftId, ...columns] });
}

async function storeShift({ sql, ...ctx }: ViewerCtx, wanted: WantedShift, teacherIds: readonly number[]) {
  const { teacherId, leaderId, minutes, window, zone, startsAt, endsAt, from, to } = wanted;
  const span = { zone, startsAt, endsAt, fromOn: from, toOn: to };
  const by = { minutes, windowFrom: window?.from ?? null, windowTo: window?.to ?? null };
  const of = { teacherId, leaderId, ...by, ...span };
  const origin = { createdBy: ctx.viewer.userId, createdAt: ctx.now };
  const [added] = await sql.orm
    .insert(shifts)
    .values({ ...of, ...origin })
    .returning({ id: shifts.id });
  if (!added) throw new Error('the shift was not stored');
  if (!isOfAll(wanted)) await sql.query({ text: teachersText, values: [added.id, teacherIds] });
  return added.id;
}

/**
 * D99: moves the classes of some days by minutes of wall time, or into a window; a job does it, and classes that are
 * made later follow.
 */
export const saveShift = (outside: ViewerCtx, input: ShiftInput): Promise<WireShiftDetail> =>
  outside.sql.transaction(async (sql) => {
    const ctx = { ...outside, sql };
    const wanted = await openShift(ctx, input);
    const teacherIds = await lockTeachers(sql, wanted);
    await requireAlone(ctx, wanted, teacherIds);
    const found = await classesOf(ctx, wanted);
    requireKnown(found, input.decisions);
    const { classes, places } = await placeClasses(ctx, { wanted, found, decisions: input.decisions });
    requireDecided(await judgeShift(ctx, classes), input.decisions);
    const id = await storeShift(ctx, wanted, teacherIds);
    const decided = classes.filter(({ isMovedByHand }) => !isMovedByHand);
    await storeClasses(sql, id, decided);
    await storePlaces(sql, id, places);
    const { teacherId, leaderId, minutes, window, from, to } = wanted;
    const after = { teacherId, leaderId, minutes, window, from, to, classes: decided.length };
    await writeAudit(sql, ctx, { action: 'shift.create', subject: 'shift', subjectId: id, after });
    await ctx.deps.jobs.enqueue(sql, 'shift', { shiftId: id });
    return readShift(sql, ctx, id);
  });
