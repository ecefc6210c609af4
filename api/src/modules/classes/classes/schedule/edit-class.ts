import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { differingColumns } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { changeClass, type OpenClass } from '../change/change-class.ts';
import { noteChange } from '../change/note-change.ts';
import { classFields, openFields } from '../class.fields.ts';
import { isShownTitle } from '../class-title.ts';
import { classes } from '../classes.table.ts';
import type { LoadedClass } from '../row/load-class.ts';
import { isHeld, openStatus, statusAfter } from '../status/effects.ts';
import { changedSlot } from './changed-slot.ts';
import { type ClassValues, formerValues } from './former-values.ts';
import { type NewPeople, notifyMoved, notifyWithdrawn } from './notify-edit.ts';
import type { EditClassInput } from './schedule.schema.ts';

export interface Editing {
  ctx: ViewerCtx;
  id: number;
  /** `zone`: replaces the author's zone for date and time. */
  input: EditClassInput & { zone?: string };
}

/** The class's own fields that differ from the stored ones; an emptied title stays, and so does one that was not changed. */
function changedFields({ before }: OpenClass, input: EditClassInput): ClassValues {
  const { title, ...sent } = input;
  if (!title || isShownTitle(title, before.title)) return differingColumns(classFields, before, sent);
  return { ...differingColumns(classFields, before, input), titleKey: null };
}

/** D21: people, time and material of an ended class cannot change. */
function checkOpen({ before }: OpenClass, changed: ClassValues): void {
  if (before.status === 'scheduled') return;
  const path = Object.keys(changed).find((key) => !openFields.includes(key));
  if (!path) return;
  const message = 'Only attendance, what was accomplished and notes can still be changed';
  throw new AppError('conflict', message, [{ path, code: 'status', message }], undefined, { status: before.status });
}

function statusOf({ before }: OpenClass, changed: ClassValues, now: Date) {
  if (isHeld(before.status)) return statusAfter(changed.attendance ?? before.attendance);
  return openStatus(changed.endsAt ?? new Date(before.ends_at), now);
}

/** D92: a class of a series has these fields from it; if one is changed alone, the class is an exception. */
const ofSeries = ['startsAt', 'endsAt', 'studentId', 'teacherId', 'enrolmentId', 'materialId'] as const;

const exception = ({ before }: OpenClass, changed: ClassValues): ClassValues =>
  before.series_id !== null && ofSeries.some((key) => changed[key] !== undefined) ? { isException: true } : {};

const isMove = (changed: ClassValues) =>
  ['startsAt', 'endsAt', 'studentId', 'teacherId'].some((key) => changed[key as keyof ClassValues] !== undefined);

const newPeople = ({ studentId, teacherId }: ClassValues): NewPeople => ({
  student: studentId !== undefined,
  teacher: teacherId !== undefined,
});

/** D21: changes the fields that the status allows to change; only sent fields with other values. */
export async function editClass({ ctx, id, input }: Editing) {
  let moved: { before: LoadedClass; people: NewPeople } | null = null;
  const alsoLock = [input.teacher_id, input.student_id].filter((each) => each !== undefined);
  const done = async (sql: Sql, facts: LoadedClass) => {
    if (moved) await notifyMoved(sql, ctx, { before: moved.before, after: facts }, moved.people);
  };
  const { row } = await changeClass({ ctx, id, verb: 'edit', alsoLock, done }, async (opened) => {
    const { sql, before } = opened;
    const wanted: ClassValues = { ...(await changedSlot(opened, ctx, input)), ...changedFields(opened, input) };
    checkOpen(opened, wanted);
    const changed = { ...wanted, ...exception(opened, wanted) };
    if (Object.keys(changed).length === 0) return;
    const status = statusOf(opened, changed, ctx.now);
    const former = await formerValues(sql, id, changed);
    moved = isMove(changed) ? { before, people: newPeople(changed) } : null;
    if (moved) await notifyWithdrawn(sql, ctx, before, moved.people);
    await sql.orm
      .update(classes)
      .set({ ...changed, status })
      .where(eq(classes.id, id));
    await noteChange(sql, ctx, {
      classId: id,
      action: 'edit',
      from: before.status,
      to: status,
      changed: { before: former, after: changed },
    });
  });
  if (!row) throw new Error('the class is gone');
  return row;
}
