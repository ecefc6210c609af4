import type { MergeCheck } from '#modules/people/people/merge/merge-parts.ts';

const openText = `select user_id::int as id from erasures where user_id in ($1, $2) and state in ('asked', 'approved')`;

/** D164: what somebody asked to erase is decided before it becomes part of another account. */
export const keepApartWhileErasing: MergeCheck = async (sql, { keptId, goneId }) => {
  const open = (await sql.query<{ id: number }>({ text: openText, values: [keptId, goneId] })).map(({ id }) => id);
  if (open.length === 0) return [];
  return [{ reason: 'erasure', of: open.length > 1 ? 'both' : open[0] === keptId ? 'kept' : 'gone' }];
};
