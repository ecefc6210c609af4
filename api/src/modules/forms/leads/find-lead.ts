import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { leadFields } from './lead.fields.ts';
import { canSetTrial, choicesOf } from './lead-status.ts';
import { holdsForTrial } from './leads.policy.ts';
import type { WireLead } from './leads.schema.ts';

const text = `select ${selectOf(leadFields)} from leads l where l.id = $1`;

/** A lead with its history and the viewer's actions. @throws AppError `not_found`. */
export async function findLead(sql: Sql, { viewer }: ViewerCtx, id: number): Promise<WireLead> {
  const [found] = await sql.query<Omit<WireLead, 'may'>>({ name: 'lead', text, values: [id] });
  if (!found) throw notFound('Lead');
  const update = viewer.permissions.has('leads.update');
  const setTrial = holdsForTrial(viewer) && canSetTrial(found.status);
  return { ...found, may: { update, setTrial, statuses: update ? [...choicesOf(found.status)] : [] } };
}
