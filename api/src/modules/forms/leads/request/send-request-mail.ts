import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { Lead } from './open-request.ts';
import { requestMail } from './request-mail.ts';

/** One address gets at most so many in a day, whoever types it. */
const MOST_A_DAY = 3;

const sentText = `select from leads where lower(email) = lower($1) and created_at > $2::timestamptz - interval '1 day'
  limit ${MOST_A_DAY + 1}`;

/** D165: mails the family that its request has arrived; the mail is sent only if the transaction commits. */
export async function sendRequestMail(sql: Sql, ctx: Ctx, lead: Lead): Promise<void> {
  const { email } = lead;
  if (email === null) return;
  const sent = await sql.query({ name: 'leads-of-address', text: sentText, values: [email, ctx.now] });
  if (sent.length > MOST_A_DAY) return;
  await ctx.deps.jobs.enqueue(sql, 'mail', requestMail(ctx, { ...lead, email }));
}
