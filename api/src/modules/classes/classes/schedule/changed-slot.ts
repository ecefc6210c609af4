import type { ViewerCtx } from '#base/http/ctx.ts';
import { chooseEnrolment, enrolmentWithTeacher } from '#modules/people/people/index.ts';
import { type OpenClass, storedOf } from '../change/change-class.ts';
import { isAutomatic, titleOf } from '../class-title.ts';
import type { classes } from '../classes.table.ts';
import { checkStudent, checkTeacher } from './check-people.ts';
import { type ClassTime, classTime } from './class-time.ts';
import { checkSlot } from './conflicts.ts';
import { materialName, nextNumber } from './create-class.ts';
import type { EditClassInput } from './schedule.schema.ts';

type Values = Partial<typeof classes.$inferInsert>;

const MINUTE_MS = 60_000;

/** The start of the class; unchanged if no other time is sent. */
async function wantedTime(
  { sql, before }: OpenClass,
  ctx: ViewerCtx,
  input: EditClassInput & { zone?: string },
): Promise<ClassTime> {
  const { startsAt, studentId } = storedOf(before);
  const minutes = input.duration ?? before.duration;
  if (input.date !== undefined && input.time !== undefined) {
    const typed = { ...input, date: input.date, time: input.time };
    return classTime(sql, typed, { authorId: ctx.viewer.userId, studentId: input.student_id ?? studentId }, minutes);
  }
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  return { startsAt, endsAt, zone: before.zone, wallTime: `${before.date} ${before.time}` };
}

async function changedTime(
  opened: OpenClass,
  ctx: ViewerCtx,
  input: EditClassInput & { zone?: string },
): Promise<Values> {
  const time = await wantedTime(opened, ctx, input);
  const { startsAt, endsAt } = storedOf(opened.before);
  const isMoved = time.startsAt.getTime() !== startsAt.getTime() || time.endsAt.getTime() !== endsAt.getTime();
  return isMoved ? { ...time, durationMinutes: input.duration ?? opened.before.duration } : {};
}

/** The class's student and teacher, with their dependent facts. */
async function changedPeople(opened: OpenClass, ctx: ViewerCtx, input: EditClassInput & { zone?: string }) {
  const { sql, viewer, before } = opened;
  const { studentId, teacherId } = storedOf(before);
  const named = {
    sql,
    viewer: ctx.viewer,
    scope: viewer.scopes['classes.my_classes.update'],
    known: [studentId, teacherId],
  };
  const values: Values = {};
  let name = before.student.name;
  if (input.teacher_id !== undefined && input.teacher_id !== teacherId)
    Object.assign(values, {
      teacherId: input.teacher_id,
      substituteForId: null,
      ...(await checkTeacher(named, input.teacher_id)),
    });
  if (input.student_id !== undefined && input.student_id !== studentId) {
    ({ name } = await checkStudent(named, input.student_id));
    Object.assign(values, { studentId: input.student_id, classNumber: await nextNumber(sql, input.student_id) });
  }
  return { values, name };
}

/** D125: another student's class, or one of another teacher, may be of another subject. */
async function changedEnrolment(opened: OpenClass, input: EditClassInput, people: Values): Promise<Values> {
  const { sql, before } = opened;
  const { studentId, teacherId } = { ...storedOf(before), ...people };
  const was = before.enrolment_id === null ? null : Number(before.enrolment_id);
  const sent = input.enrolment_id === was ? undefined : input.enrolment_id;
  let wanted = was;
  if (sent !== undefined || people.studentId !== undefined) {
    const on = input.date ?? before.date;
    wanted = await chooseEnrolment(sql, { studentId, teacherId, enrolmentId: sent, on, path: 'enrolment_id' });
  } else if (people.teacherId !== undefined && input.enrolment_id === undefined)
    wanted = await enrolmentWithTeacher(sql, { studentId, teacherId, enrolmentId: was });
  return wanted === was ? {} : { enrolmentId: wanted };
}

/** An automatic title follows the material and the student. */
async function changedMaterial(
  { sql, before }: OpenClass,
  input: EditClassInput & { zone?: string },
  studentName: string,
): Promise<Values> {
  const { material_id: next } = input;
  const isOther = next !== undefined && next !== before.material_id;
  const material = isOther ? await materialName(sql, next) : (before.material?.name ?? '');
  const title = titleOf(material, studentName);
  return {
    ...(isOther ? { materialId: next } : {}),
    ...(isAutomatic(before) && title !== before.stored_title ? { title, titleKey: 'class' as const } : {}),
  };
}

/** The changes of people, time and material; a new time must be free, or the overlap must be allowed. */
export async function changedSlot(
  opened: OpenClass,
  ctx: ViewerCtx,
  input: EditClassInput & { zone?: string },
): Promise<Values> {
  const { sql, viewer, before } = opened;
  const people = await changedPeople(opened, ctx, input);
  const time = await changedTime(opened, ctx, input);
  const enrolment = await changedEnrolment(opened, input, people.values);
  const material = await changedMaterial(opened, input, people.name);
  const values = { ...people.values, ...enrolment, ...time, ...material };
  const stored = storedOf(before);
  if (before.status !== 'scheduled' || (Object.keys(people.values).length === 0 && !time.startsAt)) return values;
  const { studentId, teacherId, startsAt, endsAt } = { ...stored, ...values };
  const slot = { studentId, teacherId, startsAt, endsAt, exceptId: stored.id };
  const overlap = await checkSlot(sql, ctx, viewer, slot, input);
  return { ...values, overlapBy: overlap.by, overlapReason: overlap.reason };
}
