import type { Sql } from '#base/database/sql.ts';
import { Event } from '#base/modules/registry.ts';
import type { LeadStatus } from './lead-status.ts';
import { leadEvents } from './leads.table.ts';

type NewEvent = Pick<typeof leadEvents.$inferInsert, 'kind' | 'ownerId' | 'note'> & {
  leadId: number;
  actorId: number | null;
  at: Date;
  fromStatus?: LeadStatus;
  toStatus?: LeadStatus;
};

interface Noted {
  leadId: number;
  kind: NewEvent['kind'];
  at: Date;
}

/** A lead was added, or has changed; modules above follow it in the same transaction. */
export const leadNoted = new Event<[sql: Sql, noted: Noted]>('leadNoted');

/** Writes a line of a lead's history, in the transaction of the action. */
export async function addLeadEvent(sql: Sql, { at, ...event }: NewEvent): Promise<void> {
  await sql.orm.insert(leadEvents).values({ ...event, createdAt: at });
  await leadNoted.publish(sql, { leadId: event.leadId, kind: event.kind, at });
}
