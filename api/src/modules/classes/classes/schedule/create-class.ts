import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { existingMaterials } from '#modules/library/materials/materials-sql.ts';
import { chooseEnrolment } from '#modules/people/people/index.ts';
import { storedOf } from '../change/change-class.ts';
import { noteChange } from '../change/note-change.ts';
import { classFields } from '../class.fields.ts';
import { classChanged } from '../class-events.ts';
import { classQuestions } from '../class-questions.ts';
import type { ScheduleWarning, WireClass } from '../class-row.schema.ts';
import { titleFor, titleOf } from '../class-title.ts';
import { classNotifications } from '../classes.notifications.ts';
import { classes } from '../classes.table.ts';
import { bothSides, notifyClass } from '../notify-class.ts';
import { loadClass } from '../row/load-class.ts';
import { presentClass } from '../row/present-class.ts';
import { warningsAbout } from '../schedule-warnings.ts';
import { openStatus } from '../status/effects.ts';
import { type ClassViewer, findViewer } from '../status/viewer-scopes.ts';
import { checkStudent, checkTeacher, teacherOrSelf } from './check-people.ts';
import { classTime } from './class-time.ts';
import { checkSlot } from './conflicts.ts';
import type { CreateClassInput } from './schedule.schema.ts';

interface Creation {
  ctx: ViewerCtx;
  input: CreateClassInput;
}

/** @throws AppError on `path`. */
export async function materialName(sql: Sql, id: number, path = 'material_id'): Promise<string> {
  const [found] = await sql.query<{ name: string }>({
    text: `select name from ${existingMaterials} m where id = $1`,
    values: [id],
  });
  if (!found) throw fieldError(path, 'unknown', 'There is no such material');
  return found.name;
}

/** D22: the student's next running number; the caller has locked the student's row. */
export async function nextNumber(sql: Sql, studentId: number): Promise<number> {
  const [row] = await sql.query<{ next: number }>({
    text: 'select coalesce(max(class_number), 0) + 1 as next from classes where student_id = $1',
    values: [studentId],
  });
  return row?.next ?? 1;
}

async function insert(sql: Sql, { ctx, input }: Creation, viewer: ClassViewer): Promise<number> {
  const teacherId = teacherOrSelf(ctx.viewer, input.teacher_id);
  const { student_id: studentId } = input;
  await lockUsers(sql, [teacherId, studentId]);
  const named = { sql, viewer: ctx.viewer, scope: viewer.scopes['classes.my_classes.create'] };
  const { leaderId } = await checkTeacher(named, teacherId);
  const student = await checkStudent(named, studentId);
  const material = await materialName(sql, input.material_id);
  const time = await classTime(sql, input, { authorId: ctx.viewer.userId, studentId }, input.duration);
  const { makeupId } = input;
  const orElse = makeupId === undefined ? null : await classQuestions.enrolmentOfMakeUp.ask(sql, makeupId, studentId);
  const enrolmentId = await chooseEnrolment(sql, {
    ...{ studentId, teacherId, enrolmentId: input.enrolment_id },
    ...{ on: input.date, orElse, path: 'enrolment_id' },
  });
  await classQuestions.checkNew.ask(sql, ctx, { teacherId, endsAt: time.endsAt, link: input.zoom_link ?? null });
  const overlap = await checkSlot(sql, ctx, viewer, { teacherId, studentId, ...time }, input);
  const [added] = await sql.orm
    .insert(classes)
    .values({
      ...allColumnsOf(classFields, input),
      ...time,
      studentId,
      teacherId,
      enrolmentId,
      leaderId,
      classNumber: await nextNumber(sql, studentId),
      status: openStatus(time.endsAt, ctx.now),
      ...titleFor(input.title, titleOf(material, student.name)),
      overlapBy: overlap.by,
      overlapReason: overlap.reason,
      createdBy: ctx.viewer.userId,
      createdAt: ctx.now,
    })
    .returning({ id: classes.id });
  if (!added) throw new Error('the class was not stored');
  return added.id;
}

/** Schedules a class, or records one that has ended (D20, D22). */
export function createClass(creation: Creation): Promise<{ data: WireClass; warnings: ScheduleWarning[] }> {
  const { ctx } = creation;
  return ctx.sql.transaction(async (sql) => {
    const viewer = await findViewer(sql, ctx.viewer);
    const id = await insert(sql, creation, viewer);
    const after = await loadClass({ sql, ctx, viewer, id });
    if (!after) throw new Error('the class is gone');
    const stored = storedOf(after);
    const { starts_at, duration, zone } = after;
    const about = { student_id: stored.studentId, teacher_id: stored.teacherId, starts_at, duration, zone };
    await noteChange(sql, ctx, { classId: id, action: 'create', from: null, to: after.status, about });
    const event = { kind: classNotifications.scheduled, audience: bothSides, facts: after };
    if (after.status === 'scheduled') await notifyClass(sql, { ...event, actorId: viewer.id, at: ctx.now });
    if (creation.input.makeupId !== undefined)
      await classQuestions.useMakeUp.ask(sql, ctx, { makeUpId: creation.input.makeupId, stored });
    await classChanged.publish(sql, ctx, { before: null, after: stored });
    return { data: presentClass(viewer, after, ctx), warnings: await warningsAbout(sql, ctx, stored) };
  });
}
