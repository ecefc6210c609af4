import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkAddress, hostOf } from './create-webhook.ts';
import { findWebhook } from './list-webhooks.ts';
import { makeSecret } from './secrets.ts';
import type { ChangedWebhook, WireSecret, WireWebhook } from './webhooks.schema.ts';

interface Stored {
  url: string;
  events: string[];
  state: string;
}

const lockText = 'select url, events, state from webhooks where id = $1 for no key update';

/** @throws AppError `not_found`. */
export async function lockWebhook(sql: Sql, id: number): Promise<Stored> {
  const [found] = await sql.query<Stored>({ text: lockText, values: [id] });
  if (!found) throw notFound('Webhook');
  return found;
}

const auditOf = ({ url, events, state }: Stored) => ({ host: hostOf(url), events, state });

/** Whoever switches it on, or changes its address, begins anew. */
const changeText = `update webhooks set url = $2, events = $3, state = $4, off_reason = null,
  failing_since = case when $5::boolean then null else failing_since end,
  held_until = case when $5::boolean then null else held_until end where id = $1`;

/** Changes address and events of a webhook, pauses it or switches it on. */
export function changeWebhook(ctx: ViewerCtx, id: number, input: ChangedWebhook): Promise<WireWebhook> {
  checkAddress(ctx, input.url);
  return ctx.sql.transaction(async (sql) => {
    const before = await lockWebhook(sql, id);
    const { url, events, state } = input;
    const isAnew = url !== before.url || (state === 'on' && before.state !== 'on');
    await sql.query({ text: changeText, values: [id, url, events, state, isAnew] });
    const line = { action: 'webhook.update', subject: 'webhook', subjectId: id };
    await writeEdit(sql, ctx, { ...line, before: auditOf(before), after: auditOf(input) });
    return findWebhook(sql, ctx.now, id);
  });
}

/** Deletes a webhook with its log. */
export async function deleteWebhook(ctx: ViewerCtx, id: number): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = auditOf(await lockWebhook(sql, id));
    await sql.query({ text: 'delete from webhooks where id = $1', values: [id] });
    await writeAudit(sql, ctx, { action: 'webhook.delete', subject: 'webhook', subjectId: id, before });
  });
}

/** How long the former secret signs beside the new one. */
const BOTH_MS = 24 * 60 * 60_000;
const secretText = 'update webhooks set former_secret = secret, former_until = $3, secret = $2 where id = $1';

/** Replaces the secret of a webhook; for a day the former one signs too, so that the program can follow. */
export function changeSecret(ctx: ViewerCtx, id: number): Promise<WireSecret> {
  const { secret, sealed } = makeSecret(ctx);
  return ctx.sql.transaction(async (sql) => {
    const { url } = await lockWebhook(sql, id);
    await sql.query({ text: secretText, values: [id, sealed, new Date(ctx.now.getTime() + BOTH_MS)] });
    const after = { host: hostOf(url) };
    await writeAudit(sql, ctx, { action: 'webhook.secret', subject: 'webhook', subjectId: id, after });
    return { ...(await findWebhook(sql, ctx.now, id)), secret };
  });
}
