import { writeAudit } from '#base/audit/audit.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findWebhook } from './list-webhooks.ts';
import { makeSecret } from './secrets.ts';
import type { NewWebhook, WireSecret } from './webhooks.schema.ts';
import { webhooks } from './webhooks.table.ts';

/** Each is sent to by itself, so their number is bounded. */
const MOST = 20;
const LOCK = 4_711_158;

/** @throws AppError at `url` for an address to which nothing may be sent. */
export function checkAddress({ deps }: Pick<ViewerCtx, 'deps'>, url: string): void {
  const problem = deps.webhooks.problemOf(url);
  if (problem === 'insecure') throw fieldError('url', 'insecure', 'The address must begin with https://');
  if (problem === 'private') throw fieldError('url', 'private', 'The address must be on the internet');
}

/** What the audit log has of an address: the rest of it may be a secret. */
export const hostOf = (url: string): string => new URL(url).host;

/** Adds a webhook (D158); its secret is in the answer alone. */
export function createWebhook(ctx: ViewerCtx, { url, events }: NewWebhook): Promise<WireSecret> {
  checkAddress(ctx, url);
  const { secret, sealed } = makeSecret(ctx);
  return ctx.sql.transaction(async (sql) => {
    await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
    const [count] = await sql.query<{ total: number }>({ text: 'select count(*)::int as total from webhooks' });
    if ((count?.total ?? 0) >= MOST) throw new AppError('conflict', `There are ${MOST} webhooks already`);
    const [made] = await sql.orm
      .insert(webhooks)
      .values({ url, events, secret: sealed, createdAt: ctx.now })
      .returning({ id: webhooks.id });
    if (!made) throw new Error('the webhook was not stored');
    const after = { host: hostOf(url), events };
    await writeAudit(sql, ctx, { action: 'webhook.create', subject: 'webhook', subjectId: made.id, after });
    return { ...(await findWebhook(sql, ctx.now, made.id)), secret };
  });
}
