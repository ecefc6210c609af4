import { eq } from 'drizzle-orm';
import { writeAudit } from '#base/audit/audit.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { addLeadEvent } from '../lead-events.ts';
import { leads } from '../leads.table.ts';
import { wishesOf } from '../submit-lead.ts';
import type { LeadInput } from '../visitor.schema.ts';
import { notifyWork } from './notify-work.ts';
import { openRequest } from './open-request.ts';

/**
 * D165: the family changes its request by the link of the mail; its address stays, and so does the time by which it is
 * answered. @throws AppError `conflict` once a trial is set or the request is closed.
 */
export async function changeRequest(ctx: Ctx, key: string, input: LeadInput): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const lead = await openRequest(sql, ctx, key);
    const columns = wishesOf(ctx, input);
    if (lead.email === null && columns.phone === null)
      throw fieldError('phone', 'required', 'A phone number is required');
    await sql.orm.update(leads).set(columns).where(eq(leads.id, lead.id));
    await addLeadEvent(sql, { leadId: lead.id, kind: 'changed', actorId: null, at: ctx.now });
    await writeAudit(sql, ctx, { action: 'lead.change-by-family', subject: 'lead', subjectId: lead.id });
    await notifyWork(sql, { ...lead, learnerName: columns.learnerName }, 'changed', ctx.now);
  });
}
