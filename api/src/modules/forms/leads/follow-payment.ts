import type { FollowPayment } from '#base/payments/follow-payment.ts';
import type { LeadStatus } from './lead-status.ts';
import { moveLead } from './move-lead.ts';

const findText = `select id::int as id, status from leads where status <> 'joined'
  and (student_id = $1 or ($2::boolean and parent_id = $1)) order by id for no key update`;

/**
 * D106: the first payment makes a lead joined. A purchase names the learner; a bank transfer names the payer, who may
 * be the parent.
 */
export const joinLead: FollowPayment = async (sql, { userId, isPayer, at }) => {
  const values = [userId, isPayer];
  for (const { id, status: from } of await sql.query<{ id: number; status: LeadStatus }>({
    name: 'leads-of-payer',
    text: findText,
    values,
  }))
    await moveLead(sql, { id, from, to: 'joined', actorId: null, at });
};
