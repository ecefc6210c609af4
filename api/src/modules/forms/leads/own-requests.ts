import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { answerByOf } from '#modules/platform/academy/answer-by.ts';
import type { WireOwnRequests } from './leads.schema.ts';
import { SIGN_UP } from './newcomer-leads.ts';
import { isChangeable } from './request/open-request.ts';
import { pageOfKey, requestKey } from './request/request-key.ts';

const MOST = 5;

/**
 * $1 viewer. Those that the viewer made, with the proved address, as the parent, or as a learner without one: a child
 * sees nothing of the parent's request. Who has only signed up (D163) has asked for no trial yet.
 */
const text = `select l.id::int as id, l.status, l.learner_name as learner, ${instantOf('l.created_at')} as "createdAt",
    ${instantOf(answerByOf('l.created_at'))} as "answerBy",
    (select json_build_object('id', c.id::text, 'startsAt', ${instantOf('c.starts_at')})
      from ${existingClasses} c where c.id = l.class_id and c.status <> 'cancelled') as trial
  from leads l where l.status not in ('lost', 'joined') and not (l.source = '${SIGN_UP}' and l.status = 'new')
    and (l.account_id = $1 or l.parent_id = $1 or (l.student_id = $1 and l.parent_id is null))
  order by l.id desc limit ${MOST}`;

type Row = Omit<WireOwnRequests[number], 'id' | 'page'> & { id: number };

/** Where the viewer's requests for a free trial stand (D165), the newest first. */
export async function ownRequests({ sql, viewer, deps }: ViewerCtx, c: Parameters<typeof pageLanguageOf>[0]) {
  const rows = await sql.query<Row>({ name: 'own-requests', text, values: [viewer.userId] });
  const pageOf = (id: number) => pageOfKey(requestKey(deps.mailSecret, id), pageLanguageOf(c));
  return rows.map((row) => ({ ...row, id: String(row.id), page: isChangeable(row) ? pageOf(row.id) : null }));
}
