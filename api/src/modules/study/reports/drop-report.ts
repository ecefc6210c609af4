import type { ClassHooks } from '#modules/classes/classes/class-hooks.ts';
import { dropParts, type ReportPart } from './report-part.ts';

const dropText = `update daily_reports set deleted_at = $2 where class_id = $1 and deleted_at is null returning id::int as id`;

/**
 * Deletes the remaining data of a report with its class: after the class is deleted, or is cancelled after it was
 * reopened.
 */
export const dropReport =
  (parts: readonly ReportPart[]): ClassHooks['changed'][number] =>
  async (sql, { now }, { before, after }) => {
    if (!before || (after && after.status !== 'cancelled')) return;
    const [dropped] = await sql.query<{ id: number }>({ text: dropText, values: [before.id, now] });
    if (dropped) await dropParts(sql, parts, dropped.id);
  };
