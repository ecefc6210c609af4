import { hasClassesToCome } from '#modules/classes/classes/merge-classes.ts';
import type { MergeCheck, MergeVerb } from '#modules/people/people/merge/merge-parts.ts';

const busyText = `select exists (select from holds h where h.student_id = $1 and h.state in ('planned', 'running')) as holds,
  ${hasClassesToCome('$1', '$2')} as learns`;

/** D164: classes of one account would lie within the hold of the other one: the hold ends first. */
export const keepApartWhileHeld: MergeCheck = async (sql, { keptId, goneId }, now) => {
  const find = async (id: number) => {
    const [row] = await sql.query<{ holds: boolean; learns: boolean }>({ text: busyText, values: [id, now] });
    return row ?? { holds: false, learns: false };
  };
  const [kept, gone] = [await find(keptId), await find(goneId)];
  const ofKept = kept.holds && (gone.learns || gone.holds);
  const ofGone = gone.holds && (kept.learns || kept.holds);
  if (!ofKept && !ofGone) return [];
  return [{ reason: 'hold', of: ofKept && ofGone ? 'both' : ofKept ? 'kept' : 'gone' }];
};

/** Of two past holds at the same time, the other one stays with the account that goes. */
const moveText = `update holds h set student_id = $2 where h.student_id = $1 and (h.state = 'undone' or not exists (
  select from holds o where o.student_id = $2 and o.state <> 'undone'
    and tstzrange(o.starts_at, o.ends_at) && tstzrange(h.starts_at, h.ends_at)))`;

export const mergeHolds: MergeVerb = async (sql, { keptId, goneId }) => {
  await sql.query({ text: moveText, values: [goneId, keptId] });
};
