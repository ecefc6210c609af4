import type { FollowerOf } from '#base/modules/registry.ts';
import type { formAnswered } from '#modules/forms/forms/form-events.ts';
import type { leadNoted } from '#modules/forms/leads/lead-events.ts';
import { leadStatusText } from '#modules/forms/leads/lead-status-sql.ts';
import { announce } from '../announce.ts';

export const announceAnswer: FollowerOf<typeof formAnswered> = (sql, { submissionId, formId, at }) =>
  announce(sql, at, [{ event: 'form.answered', data: { id: String(submissionId), form_id: String(formId) } }]);

/** A note is for the staff who work on the lead. */
export const announceLead: FollowerOf<typeof leadNoted> = async (sql, { leadId, kind, at }) => {
  if (kind === 'note') return;
  const [lead] = await sql.query<{ status: string }>({ text: leadStatusText, values: [leadId] });
  if (!lead) return;
  const event = kind === 'created' ? 'lead.created' : 'lead.changed';
  await announce(sql, at, [{ event, data: { id: String(leadId), status: lead.status } }]);
};
