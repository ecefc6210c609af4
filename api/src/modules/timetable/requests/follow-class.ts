import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { manyChanged } from '#modules/classes/classes/class-events.ts';
import type { ClassChange, StoredClass } from '#modules/classes/classes/class-facts.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { monthOfClass } from './excuses.ts';
import { notifyLapsedOf } from './lapse-requests.ts';
import { askedKinds } from './requests.notifications.ts';

/**
 * A request that lapses notifies at the class's start, as by the clock, unless the class was deleted or given to
 * another student.
 */
async function lapse(sql: Sql, before: StoredClass, after: StoredClass | null, at: Date): Promise<void> {
  const text = `update class_requests set status = 'lapsed' where class_id = $1 and status = 'open' returning id`;
  const lapsed = await sql.query({ text, values: [before.id] });
  if (lapsed.length === 0) return;
  await settleNotifications(sql, { kinds: askedKinds, relatedId: before.id, at });
  if (before.startsAt <= at && after?.studentId === before.studentId) await notifyLapsedOf(sql, before.id, at);
}

const isOther = (before: StoredClass, after: StoredClass | null) =>
  after === null || after.status !== 'scheduled' || after.studentId !== before.studentId;

/**
 * A request follows its class: it lapses with the class, and counts in the month to which the class was moved (D102).
 */
export const followRequests = async (
  sql: Sql,
  { now }: Pick<ViewerCtx, 'now'>,
  { before, after }: ClassChange,
): Promise<void> => {
  if (!before) return;
  if (!after || isOther(before, after)) return lapse(sql, before, after, now);
  if (after.startsAt.getTime() === before.startsAt.getTime()) return;
  const month = await monthOfClass(sql, after.studentId, after.startsAt);
  const text = `update class_requests set month = $2 where class_id = $1 and status = 'open'`;
  await sql.query({ text, values: [after.id, month] });
};

/** The same for many classes that one action changed. */
export const followManyRequests: FollowerOf<typeof manyChanged> = async (sql, { now }, changes) => {
  const text = `select class_id as id from class_requests where class_id = any($1::bigint[]) and status = 'open'`;
  const ids = changes.map(({ after }) => after.id);
  const asked = new Set((await sql.query<{ id: number }>({ text, values: [ids] })).map(({ id }) => id));
  for (const change of changes) if (asked.has(change.after.id)) await followRequests(sql, { now: now() }, change);
};
