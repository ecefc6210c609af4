import type { InferInput } from 'valibot';
import { writeAudit } from '#base/audit/audit.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { clearBounce } from '#modules/accounts/identity/bounced-email.ts';
import { isKnownToOthers } from '../confidential.ts';
import { DELIVERIES_NOTICE } from '../deliveries/queue-deliveries.ts';
import type { deliveryResponse } from './deliveries.schema.ts';
import { lineFrom, lineJson, MAY_RETRY } from './list-deliveries.ts';

type Line = InferInput<typeof deliveryResponse>['data'];

const lockText = `select d.user_id, d.reason, ${MAY_RETRY} as "mayRetry" from deliveries d
  where d.id = $1 and ${isKnownToOthers('d')} for update`;
const retryText = `update deliveries set status = 'queued', reason = null, tries = 0, due_at = $2 where id = $1`;
const readText = `select ${lineJson} as line, pg_notify('${DELIVERIES_NOTICE}', '0') from deliveries d ${lineFrom} where d.id = $1`;

interface Locked {
  user_id: number;
  reason: string | null;
  mayRetry: boolean;
}

/**
 * Sends a failed delivery again (D88): it is processed like any other, so that nothing outdated is sent. A bounced
 * address becomes usable again. @throws AppError `not_found`, `conflict` for a delivery that did not fail.
 */
export async function retryDelivery({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<Line> {
  return ctx.sql.transaction(async (sql) => {
    const [found] = await sql.query<Locked>({ text: lockText, values: [id] });
    if (!found) throw notFound('Delivery');
    if (!found.mayRetry) throw new AppError('conflict', 'This delivery did not fail');
    if (found.reason === 'bounced') await clearBounce(sql, found.user_id);
    await sql.query({ text: retryText, values: [id, ctx.now] });
    await writeAudit(sql, ctx, { action: 'delivery.retry', subject: 'user', subjectId: found.user_id });
    const [read] = await sql.query<{ line: Line }>({ text: readText, values: [id] });
    if (!read) throw notFound('Delivery');
    return read.line;
  });
}
