import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { manyChanged } from '#modules/classes/classes/class-events.ts';
import type { ClassChange, StoredClass } from '#modules/classes/classes/class-facts.ts';
import { isHeld } from '#modules/classes/classes/status/effects.ts';
import type { LeadStatus } from './lead-status.ts';
import { moveLead } from './move-lead.ts';

/** A missed trial was not held. */
const wasHeld = ({ status, attendance }: StoredClass) =>
  isHeld(status) && (attendance === 'trial' || attendance === 'presence');

/** The status of a lead by its trial class (D106): after a cancellation the trial can be set again. */
function statusBy(after: StoredClass | null): LeadStatus {
  if (after === null || after.status === 'cancelled') return 'contacted';
  return wasHeld(after) ? 'held' : 'trial_set';
}

const findText = `select id::int as id, status from leads where class_id = $1
  and status in ('contacted', 'trial_set', 'held') order by id for no key update`;

/** D106: `held` is set and removed with the trial class. A lost or joined lead stays as it is. */
export const followLead = async (
  sql: Sql,
  { now, viewer }: Pick<ViewerCtx, 'now'> & { viewer: { userId: number } | null },
  { before, after }: ClassChange,
): Promise<void> => {
  if (!before) return;
  const to = statusBy(after);
  for (const { id, status: from } of await sql.query<{ id: number; status: LeadStatus }>({
    name: 'lead-of-class',
    text: findText,
    values: [before.id],
  }))
    if (from !== to) await moveLead(sql, { id, from, to, actorId: viewer?.userId ?? null, at: now });
};

/** The same for many classes that one action changed. */
export const followManyLeads: FollowerOf<typeof manyChanged> = async (sql, deps, changes) => {
  const text = 'select class_id::int as id from leads where class_id = any($1::bigint[])';
  const ids = changes.map(({ after }) => after.id);
  const known = new Set((await sql.query<{ id: number }>({ text, values: [ids] })).map(({ id }) => id));
  for (const change of changes)
    if (known.has(change.after.id)) await followLead(sql, { now: deps.now(), viewer: null }, change);
};
