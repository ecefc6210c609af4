import { eq } from 'drizzle-orm';
import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { permissionHolders } from '#modules/people/roles/index.ts';
import { findLead } from './find-lead.ts';
import { addLeadEvent } from './lead-events.ts';
import { choicesOf, type LeadStatus } from './lead-status.ts';
import type { ChangedLead, WireLead } from './leads.schema.ts';
import { leads } from './leads.table.ts';

type Lead = typeof leads.$inferSelect;

/** The stored lead, locked until the transaction ends. @throws AppError `not_found`. */
export async function lockLead(sql: Sql, id: number): Promise<Lead> {
  const [lead] = await sql.orm.select().from(leads).where(eq(leads.id, id)).for('no key update');
  if (!lead) throw notFound('Lead');
  return lead;
}

/** @throws AppError `conflict` for a status that only the system sets, or that cannot follow the current one. */
function checkChoice(status: LeadStatus, wanted: LeadStatus): void {
  if (status === wanted || choicesOf(status).includes(wanted)) return;
  throw new AppError('conflict', 'This status cannot be chosen', [], undefined, { status });
}

/** Checks that a lead's owner may read leads. @throws AppError on `ownerId`. */
async function checkOwner(sql: Sql, id: number): Promise<void> {
  const holders = await permissionHolders(sql, 'leads.read');
  if (!holders.includes(id)) throw fieldError('ownerId', 'unknown', 'This person does not see leads');
}

interface Change {
  ctx: ViewerCtx;
  id: number;
  input: ChangedLead;
}

async function columnsOf(sql: Sql, before: Lead, { status, reason, ownerId }: ChangedLead) {
  if (status) checkChoice(before.status, status);
  if (ownerId && ownerId !== before.ownerId) await checkOwner(sql, ownerId);
  const isLost = (status ?? before.status) === 'lost';
  return {
    status: status ?? before.status,
    lostReason: isLost ? (reason ?? before.lostReason) : null,
    withdrawnAt: isLost ? before.withdrawnAt : null,
    ownerId: ownerId === undefined ? before.ownerId : ownerId,
  };
}

/** Changes status, reason, owner and note (D105). */
export function changeLead({ ctx, id, input }: Change): Promise<WireLead> {
  const { now, viewer } = ctx;
  return ctx.sql.transaction(async (sql) => {
    const lead = await lockLead(sql, id);
    const after = await columnsOf(sql, lead, input);
    const { status, lostReason, withdrawnAt, ownerId } = lead;
    const before = { status, lostReason, withdrawnAt, ownerId };
    await sql.orm.update(leads).set(after).where(eq(leads.id, id));
    const event = { leadId: id, actorId: viewer.userId, at: now };
    if (after.ownerId !== before.ownerId) await addLeadEvent(sql, { ...event, kind: 'owner', ownerId: after.ownerId });
    if (after.status !== before.status) {
      const note = after.status === 'lost' ? after.lostReason : null;
      await addLeadEvent(sql, { ...event, kind: 'status', fromStatus: before.status, toStatus: after.status, note });
    }
    if (input.note) await addLeadEvent(sql, { ...event, kind: 'note', note: input.note });
    await writeEdit(sql, ctx, { action: 'lead.update', subject: 'lead', subjectId: id, before, after });
    return findLead(sql, ctx, id);
  });
}
