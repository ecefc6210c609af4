import type { Sql } from '#base/database/sql.ts';
import { addLeadEvent } from './lead-events.ts';
import type { LeadStatus } from './lead-status.ts';

interface Move {
  id: number;
  from: LeadStatus;
  to: LeadStatus;
  actorId: number | null;
  at: Date;
}

/** Sets `held_at` and `joined_at`, which the statistics count, and clears those that no longer apply. */
const moveText = `update leads set status = $2, held_at = case $2 when 'held' then $3 when 'joined' then held_at end,
  joined_at = case $2 when 'joined' then $3::timestamptz end where id = $1`;

/** Sets a status that is not chosen by hand (D106), and writes the line of the history. */
export async function moveLead(sql: Sql, { id, from, to, actorId, at }: Move): Promise<void> {
  await sql.query({ text: moveText, values: [id, to, at] });
  await addLeadEvent(sql, { leadId: id, kind: 'status', actorId, at, fromStatus: from, toStatus: to });
}
