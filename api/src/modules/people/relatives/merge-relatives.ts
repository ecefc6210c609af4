import type { MergeCheck } from '#modules/people/people/merge/merge-parts.ts';

/** A relation between the two, or a relative of the one who is a child of the other: they are not one person. */
const relatedText = `select from relations r where r.user_id in ($1, $2) and r.related_user_id in ($1, $2)
  union all select from relations up join relations down on down.user_id = up.related_user_id
    and down.related_user_id in ($1, $2) where up.user_id in ($1, $2) and up.related_user_id not in ($1, $2) limit 1`;

/** D164. */
export const keepApartWhileRelated: MergeCheck = async (sql, { keptId, goneId }) => {
  const found = await sql.query({ text: relatedText, values: [keptId, goneId] });
  return found.length > 0 ? [{ reason: 'related', of: 'both' }] : [];
};
