import { eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { storedOf } from '../change/change-class.ts';
import { noteChange } from '../change/note-change.ts';
import { classChanged, handedOver } from '../class-events.ts';
import { classes } from '../classes.table.ts';
import { markExceptions } from '../planned-classes.ts';
import { type LoadedClass, loadClass } from '../row/load-class.ts';
import { type ClassViewer, findViewer } from '../status/viewer-scopes.ts';
import { checkStudent, checkTeacher } from './check-people.ts';
import { findConflicts } from './conflicts.ts';
import { formerValues } from './former-values.ts';
import { notifyMoved, notifyWithdrawn } from './notify-edit.ts';
import type { MoveInput, moveResponse } from './schedule.schema.ts';

type Moved = InferInput<typeof moveResponse>['data'];

interface Moving {
  ctx: ViewerCtx;
  input: MoveInput;
}

const futureText = `select id from classes where student_id = $1 and teacher_id = $2 and starts_at > $3
  and status = 'scheduled' and deleted_at is null order by starts_at, id for no key update`;

async function futureClasses(sql: Sql, viewer: ClassViewer, { ctx, input }: Moving): Promise<LoadedClass[]> {
  const values = [input.student_id, input.from_teacher_id, ctx.now];
  const found: LoadedClass[] = [];
  for (const { id } of await sql.query<{ id: number }>({ text: futureText, values })) {
    const facts = await loadClass({ sql, ctx, viewer, id });
    if (facts) found.push(facts);
  }
  return found;
}

/** Splits the classes by whether the new teacher has another class at their time. */
async function splitByConflict(sql: Sql, viewer: ClassViewer, future: readonly LoadedClass[], teacherId: number) {
  const free: LoadedClass[] = [];
  const conflicts: Moved['conflicts'] = [];
  for (const facts of future) {
    const { startsAt, endsAt, id: exceptId } = storedOf(facts);
    const slot = { teacherId, studentId: null, startsAt, endsAt, exceptId };
    const [conflict] = await findConflicts(sql, viewer, slot);
    const { id, title, starts_at } = facts;
    if (conflict) conflicts.push({ id, title, starts_at, who: conflict.who, conflict });
    else free.push(facts);
  }
  return { free, conflicts };
}

interface NewTeacher {
  id: number;
  leaderId: number | null;
}

async function moveOne(sql: Sql, { ctx }: Moving, viewer: ClassViewer, before: LoadedClass, to: NewTeacher) {
  const stored = storedOf(before);
  const { id: exceptId, studentId, startsAt, endsAt } = stored;
  const [overlap] = await findConflicts(sql, viewer, { teacherId: null, studentId, startsAt, endsAt, exceptId });
  // An overlap with another class of the student that an admin allowed stays allowed (D22).
  const free = overlap ? {} : { overlapBy: null, overlapReason: null };
  const values = { teacherId: to.id, leaderId: to.leaderId, ...free };
  const changed = { before: await formerValues(sql, stored.id, values), after: values };
  await sql.orm.update(classes).set(values).where(eq(classes.id, stored.id));
  await noteChange(sql, ctx, { classId: stored.id, action: 'edit', from: 'scheduled', to: 'scheduled', changed });
  const after = await loadClass({ sql, ctx, viewer, id: stored.id });
  if (!after) throw new Error('the class is gone');
  await classChanged.publish(sql, ctx, { before: stored, after: storedOf(after) });
  return after;
}

/**
 * D7: gives a student's future classes to another teacher. If one conflicts nothing is moved, unless conflicting
 * classes may stay. / People get one notification, about the first class.
 */
export function moveClasses(moving: Moving): Promise<Moved> {
  const { ctx, input } = moving;
  return ctx.sql.transaction(async (sql) => {
    await lockUsers(sql, [input.student_id, input.from_teacher_id, input.to_teacher_id]);
    const viewer = await findViewer(sql, ctx.viewer);
    const scope = viewer.scopes['classes.my_classes.update'];
    if (scope !== 'all' && scope !== 'team') throw new AppError('forbidden', 'Only leaders and admins move classes');
    const named = { sql, viewer: ctx.viewer, scope };
    await checkStudent(named, input.student_id);
    const to = { id: input.to_teacher_id, ...(await checkTeacher(named, input.to_teacher_id, 'to_teacher_id')) };
    const future = await futureClasses(sql, viewer, moving);
    const { free, conflicts } = await splitByConflict(sql, viewer, future, to.id);
    if (conflicts.length > 0 && !input.skip_conflicts) return { moved: 0, conflicts };
    await markExceptions(
      sql,
      conflicts.map(({ id }) => Number(id)),
    );
    const newPeople = { student: false, teacher: true };
    if (free[0]) await notifyWithdrawn(sql, ctx, free[0], newPeople);
    const moved: LoadedClass[] = [];
    for (const each of free) moved.push(await moveOne(sql, moving, viewer, each, to));
    if (free[0] && moved[0]) await notifyMoved(sql, ctx, { before: free[0], after: moved[0] }, newPeople);
    const { student_id: studentId, from_teacher_id: fromId } = input;
    await handedOver.publish(sql, ctx, { studentId, fromId, toId: to.id });
    return { moved: moved.length, conflicts };
  });
}
