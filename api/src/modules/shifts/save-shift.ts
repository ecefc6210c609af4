import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockTeachers } from '#modules/absences/lock-teachers.ts';
import { judgeMoves } from './judge-moves.ts';
import { classesOf, openShift, requireAlone, type ShiftedClass, type WantedShift } from './open-shift.ts';
import { movesOf, type ShiftHooks } from './preview-shift.ts';
import { readShift } from './read-shifts.ts';
import { readStays, requireDecided } from './read-stays.ts';
import type { ShiftInput, WireShiftDetail } from './shifts.schema.ts';
import { shifts } from './shifts.table.ts';

const teachersText = 'insert into shift_teachers (shift_id, teacher_id) select $1, unnest($2::bigint[])';
const classesText = `insert into shift_classes (shift_id, class_id, student_id, action, to_at, seen_line)
  select $1, d.* from unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[], $6::bigint[])
    d(class_id, student_id, action, to_at, seen_line)`;

async function storeClasses(sql: Sql, shiftId: number, classes: readonly ShiftedClass[], stays: ReadonlySet<number>) {
  const columns = [
    classes.map(({ one }) => one.id),
    classes.map(({ one }) => one.studentId),
    classes.map(({ one }) => (stays.has(one.id) ? 'stay' : 'move')),
    classes.map(({ one, to }) => (stays.has(one.id) ? new Date(one.values.startsAt) : to)),
    classes.map(({ one }) => one.line),
  ];
  await sql.query({ text: classesText, values: [shiftId, ...columns] });
}

async function storeShift({ sql, ...ctx }: ViewerCtx, wanted: WantedShift, teacherIds: readonly number[]) {
  const { teacherId, leaderId, minutes, zone, startsAt, endsAt, from, to } = wanted;
  const of = { teacherId, leaderId, minutes, zone, startsAt, endsAt, fromOn: from, toOn: to };
  const origin = { createdBy: ctx.viewer.userId, createdAt: ctx.now };
  const [added] = await sql.orm
    .insert(shifts)
    .values({ ...of, ...origin })
    .returning({ id: shifts.id });
  if (!added) throw new Error('the shift was not stored');
  const isOfAll = teacherId === null && leaderId === null;
  if (!isOfAll) await sql.query({ text: teachersText, values: [added.id, teacherIds] });
  return added.id;
}

/** D99: moves the classes of some days by minutes of wall time; a job does it, and classes that are made later follow. */
export const saveShift = (outside: ViewerCtx, hooks: ShiftHooks, input: ShiftInput): Promise<WireShiftDetail> =>
  outside.sql.transaction(async (sql) => {
    const ctx = { ...outside, sql };
    const wanted = await openShift(ctx, input);
    const teacherIds = await lockTeachers(sql, wanted);
    await requireAlone(ctx, wanted, teacherIds);
    const classes = await classesOf(ctx, hooks, wanted);
    const stays = readStays(classes, input.decisions, { isStrict: true });
    requireDecided(await judgeMoves(sql, hooks, movesOf(classes, stays), ctx.now), input.decisions);
    const id = await storeShift(ctx, wanted, teacherIds);
    const decided = classes.filter(({ isMovedByHand }) => !isMovedByHand);
    await storeClasses(sql, id, decided, stays);
    const { teacherId, leaderId, minutes, from, to } = wanted;
    const after = { teacherId, leaderId, minutes, from, to, classes: decided.length };
    await writeAudit(sql, ctx, { action: 'shift.create', subject: 'shift', subjectId: id, after });
    await ctx.deps.jobs.enqueue(sql, 'shift', { shiftId: id });
    return readShift(sql, ctx, id);
  });
