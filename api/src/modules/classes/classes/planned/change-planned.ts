import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { storedOf } from '../change/change-class.ts';
import { noteChange } from '../change/note-change.ts';
import { classChanged } from '../class-events.ts';
import type { cancelReasons } from '../class-status.ts';
import { isAutomatic } from '../class-title.ts';
import { classes } from '../classes.table.ts';
import { type LoadedClass, loadClasses } from '../row/load-class.ts';
import { type ClassValues, storedRows, valuesIn } from '../schedule/former-values.ts';
import type { ClassViewer } from '../status/viewer-scopes.ts';

/** Changes classes of a series as one action: the caller handles permission, locks and notifications. */
export interface PlannedActing {
  sql: Sql;
  ctx: ViewerCtx;
  viewer: ClassViewer;
}

/** Publishes the changes of classes. */
async function publishChanges(acting: PlannedActing, befores: ReadonlyMap<number, LoadedClass>): Promise<void> {
  const { sql, ctx } = acting;
  const afters = await loadClasses({ ...acting, ids: [...befores.keys()] });
  for (const [id, before] of befores) {
    const after = afters.get(id);
    const change = { before: storedOf(before), after: after ? storedOf(after) : null };
    await classChanged.publish(sql, ctx, change);
  }
}

interface PlannedChange {
  id: number;
  values: ClassValues;
  /** Replaces an automatic title. */
  title: string;
}

/** Whether a class gets another time or teacher. Without either, an allowed overlap stays (D22). */
const isMoved = ({ starts_at, ends_at, teacher }: LoadedClass, { startsAt, endsAt, teacherId }: ClassValues) =>
  Date.parse(starts_at) !== startsAt?.getTime() ||
  Date.parse(ends_at) !== endsAt?.getTime() ||
  Number(teacher.id) !== teacherId;

/**
 * Changes times, people or materials of classes. Two classes that exchange their times do not conflict: overlaps are
 * checked after all have their new times.
 */
export async function changePlanned(acting: PlannedActing, changes: readonly PlannedChange[]): Promise<void> {
  const { sql, ctx, viewer } = acting;
  const ids = changes.map(({ id }) => id);
  const befores = await loadClasses({ ...acting, ids });
  const rows = await storedRows(sql, ids);
  const moved: number[] = [];
  for (const { id, values, title } of changes) {
    const [before, row] = [befores.get(id), rows.get(id)];
    if (!before || !row) throw new Error('the class is gone');
    if (isMoved(before, values)) moved.push(id);
    const after = isAutomatic(before) ? { ...values, title, titleKey: 'class' as const } : values;
    await sql.orm
      .update(classes)
      .set(moved.includes(id) ? { ...after, overlapBy: viewer.id, overlapReason: null } : after)
      .where(eq(classes.id, id));
    const changed = { before: valuesIn(row, after), after };
    await noteChange(sql, ctx, { classId: id, action: 'edit', from: 'scheduled', to: 'scheduled', changed });
  }
  if (moved.length > 0) await sql.orm.update(classes).set({ overlapBy: null }).where(inArray(classes.id, moved));
  await publishChanges(acting, befores);
}

/** Cancels classes that their series no longer has. */
export async function cancelPlanned(
  acting: PlannedActing,
  ids: readonly number[],
  reason: (typeof cancelReasons)[number] = 'other',
): Promise<void> {
  const { sql, ctx } = acting;
  const befores = await loadClasses({ ...acting, ids });
  const text = `update classes set status = 'cancelled', cancel_reason = $2 where id = any($1::bigint[])`;
  await sql.query({ text, values: [ids, reason] });
  for (const [classId, { status: from }] of befores)
    await noteChange(sql, ctx, { classId, action: 'cancel', from, to: 'cancelled', reason });
  await publishChanges(acting, befores);
}

/** Removes classes whose new time is taken: their occurrences can be made again when it is free (D93). */
export async function dropPlanned(acting: PlannedActing, ids: readonly number[]): Promise<void> {
  const { sql, ctx } = acting;
  const befores = await loadClasses({ ...acting, ids });
  const text = 'update classes set deleted_at = $2, slot_id = null, slot_date = null where id = any($1::bigint[])';
  await sql.query({ text, values: [ids, ctx.now] });
  for (const [classId, { stored_title: title, starts_at, status: from }] of befores) {
    await deleteNotifications(sql, { about: 'class', relatedId: classId });
    await noteChange(sql, ctx, { classId, action: 'delete', from, to: null, about: { title, starts_at } });
  }
  await publishChanges(acting, befores);
}
