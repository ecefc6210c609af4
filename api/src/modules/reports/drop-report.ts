import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { dropParts, type ReportPart } from './report-part.ts';

const dropText = `update daily_reports set deleted_at = $2 where class_id = $1 and deleted_at is null returning id::int as id`;

/** What is left of a report goes with its class: once that is deleted, or called off after it was reopened. */
export const dropReport =
  (parts: readonly ReportPart[]): ClassHooks['changed'][number] =>
  async (sql, { now }, { before, after }) => {
    if (!before || (after && after.status !== 'cancelled')) return;
    const [dropped] = await sql.query<{ id: number }>({ text: dropText, values: [before.id, now] });
    if (dropped) await dropParts(sql, parts, dropped.id);
  };
