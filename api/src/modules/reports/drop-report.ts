import type { ClassHooks } from '#modules/classes/class-hooks.ts';

/** What is left of a report goes with its class: once that is deleted, or called off after it was reopened. */
export const dropReport: ClassHooks['changed'][number] = async (sql, { now }, { before, after }) => {
  if (!before || (after && after.status !== 'cancelled')) return;
  await sql.query({
    text: 'update daily_reports set deleted_at = $2 where class_id = $1 and deleted_at is null',
    values: [before.id, now],
  });
};
