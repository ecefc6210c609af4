import type { Sql } from '#base/database/sql.ts';
import type { LeadStatus } from './lead-status.ts';
import { leadEvents } from './leads.table.ts';

type NewEvent = Pick<typeof leadEvents.$inferInsert, 'kind' | 'ownerId' | 'note'> & {
  leadId: number;
  actorId: number | null;
  at: Date;
  fromStatus?: LeadStatus;
  toStatus?: LeadStatus;
};

/** Writes a line of a lead's history, in the transaction of the action. */
export async function addLeadEvent(sql: Sql, { at, ...event }: NewEvent): Promise<void> {
  await sql.orm.insert(leadEvents).values({ ...event, createdAt: at });
}
