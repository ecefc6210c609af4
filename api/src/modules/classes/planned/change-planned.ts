import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { deleteNotifications } from '#modules/notifications/delete-notifications.ts';
import { storedOf } from '../change/change-class.ts';
import { noteChange } from '../change/note-change.ts';
import type { ClassHooks } from '../class-hooks.ts';
import { classes } from '../classes.table.ts';
import { type LoadedClass, loadClass } from '../row/load-class.ts';
import { type ClassValues, formerValues } from '../schedule/former-values.ts';
import type { ClassViewer } from '../status/viewer-scopes.ts';

/** Changing classes of a series as one act: permission, locks and notifications are the caller's. */
export interface PlannedActing {
  sql: Sql;
  ctx: ViewerCtx;
  viewer: ClassViewer;
  hooks: ClassHooks;
}

const load = ({ sql, ctx, viewer, hooks }: PlannedActing, id: number) => loadClass({ sql, ctx, viewer, id, hooks });

async function loaded(acting: PlannedActing, id: number): Promise<LoadedClass> {
  const found = await load(acting, id);
  if (!found) throw new Error('the class is gone');
  return found;
}

async function followed(acting: PlannedActing, id: number, before: LoadedClass): Promise<void> {
  const { sql, ctx, hooks } = acting;
  const after = await load(acting, id);
  const change = { before: storedOf(before), after: after ? storedOf(after) : null };
  for (const changed of hooks.changed) await changed(sql, ctx, change);
}

interface PlannedChange {
  id: number;
  values: ClassValues;
  /** In place of a title that nobody wrote. */
  title: string;
}

const isAutomatic = ({ title, material, student }: LoadedClass) => title === `${material?.name} – ${student.name}`;

/** Whether a class gets another time or teacher. With one that does not an overlap that an admin allowed stays (D22). */
const isMoved = ({ starts_at, ends_at, teacher }: LoadedClass, { startsAt, endsAt, teacherId }: ClassValues) =>
  Date.parse(starts_at) !== startsAt?.getTime() ||
  Date.parse(ends_at) !== endsAt?.getTime() ||
  Number(teacher.id) !== teacherId;

/**
 * Gives classes other times, people or materials. Two that change places do not meet meanwhile: overlaps are judged when all are
 * where they are to be.
 */
export async function changePlanned(acting: PlannedActing, changes: readonly PlannedChange[]): Promise<void> {
  const { sql, ctx, viewer } = acting;
  const befores = new Map<number, LoadedClass>();
  const moved: number[] = [];
  for (const { id, values, title } of changes) {
    const before = await loaded(acting, id);
    befores.set(id, before);
    if (isMoved(before, values)) moved.push(id);
    const after = isAutomatic(before) ? { ...values, title } : values;
    const changed = { before: await formerValues(sql, id, after), after };
    await sql.orm
      .update(classes)
      .set(moved.includes(id) ? { ...after, overlapBy: viewer.id, overlapReason: null } : after)
      .where(eq(classes.id, id));
    await noteChange(sql, ctx, { classId: id, action: 'edit', from: 'scheduled', to: 'scheduled', changed });
  }
  if (moved.length > 0) await sql.orm.update(classes).set({ overlapBy: null }).where(inArray(classes.id, moved));
  for (const [id, before] of befores) await followed(acting, id, before);
}

/** Calls classes off that their series does not have any more. */
export async function cancelPlanned(acting: PlannedActing, ids: readonly number[]): Promise<void> {
  const { sql, ctx } = acting;
  for (const id of ids) {
    const before = await loaded(acting, id);
    const text = `update classes set status = 'cancelled', cancel_reason = 'other' where id = $1`;
    await sql.query({ text, values: [id] });
    await noteChange(sql, ctx, {
      classId: id,
      action: 'cancel',
      from: before.status,
      to: 'cancelled',
      reason: 'other',
    });
    await followed(acting, id, before);
  }
}

/** Takes classes away whose new time is taken: their occurrences are free to be made once it is not (D93). */
export async function dropPlanned(acting: PlannedActing, ids: readonly number[]): Promise<void> {
  const { sql, ctx } = acting;
  for (const id of ids) {
    const before = await loaded(acting, id);
    const text = 'update classes set deleted_at = $2, slot_id = null, slot_date = null where id = $1';
    await sql.query({ text, values: [id, ctx.now] });
    await deleteNotifications(sql, { about: 'class', relatedId: id });
    const about = { title: before.title, starts_at: before.starts_at };
    await noteChange(sql, ctx, { classId: id, action: 'delete', from: before.status, to: null, about });
    await followed(acting, id, before);
  }
}
