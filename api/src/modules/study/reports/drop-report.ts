import type { FollowerOf } from '#base/modules/registry.ts';
import type { classChanged } from '#modules/classes/classes/class-events.ts';
import { dropParts } from './report-part.ts';

const dropText = `update daily_reports set deleted_at = $2 where class_id = $1 and deleted_at is null returning id::int as id`;

/**
 * Deletes the remaining data of a report with its class: after the class is deleted, or is cancelled after it was
 * reopened.
 */
export const dropReport: FollowerOf<typeof classChanged> = async (sql, { now }, { before, after }) => {
  if (!before || (after && after.status !== 'cancelled')) return;
  const [dropped] = await sql.query<{ id: number }>({ text: dropText, values: [before.id, now] });
  if (dropped) await dropParts(sql, dropped.id);
};
