import { eq } from 'drizzle-orm';
import { writeEdit } from '#base/audit/audit.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { addLeadEvent } from '../lead-events.ts';
import { leads } from '../leads.table.ts';
import { notifyWork } from './notify-work.ts';
import { openRequest } from './open-request.ts';

/** D165: the family withdraws its request by the link of the mail. @throws AppError `conflict` if it is closed. */
export async function withdrawRequest(ctx: Ctx, key: string): Promise<void> {
  const { now } = ctx;
  await ctx.sql.transaction(async (sql) => {
    const lead = await openRequest(sql, ctx, key);
    await sql.orm.update(leads).set({ status: 'lost', withdrawnAt: now }).where(eq(leads.id, lead.id));
    await addLeadEvent(sql, {
      ...{ leadId: lead.id, kind: 'withdrawn', actorId: null, at: now },
      ...{ fromStatus: lead.status, toStatus: 'lost' },
    });
    await writeEdit(sql, ctx, {
      ...{ action: 'lead.withdraw', subject: 'lead', subjectId: lead.id },
      ...{ before: { status: lead.status }, after: { status: 'lost' } },
    });
    await notifyWork(sql, lead, 'withdrawn', now);
  });
}
