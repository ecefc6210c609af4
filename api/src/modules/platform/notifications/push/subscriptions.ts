import type { InferOutput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { notify } from '../notify.ts';
import { pushNotifications } from './push.notifications.ts';
import type { SubscriptionInput, subscriptionsResponse } from './push.schema.ts';

type Subscription = InferOutput<typeof subscriptionsResponse>['data'][number];

/** $2 the viewer's session. */
const columns = `id::text, label, endpoint, shows_contents as "showContents", session_hash = $2 as current,
  ${instantOf('created_at')} as "createdAt", ${instantOf('last_sent_at')} as "lastSentAt", failures > 0 as failing`;

const sessionOf = ({ viewer }: ViewerCtx) => Buffer.from(viewer.session, 'hex');

/** The viewer's devices, newest first. */
export const listSubscriptions = (ctx: ViewerCtx): Promise<Subscription[]> =>
  ctx.sql.query<Subscription>({
    text: `select ${columns} from push_subscriptions where user_id = $1 order by id desc`,
    values: [ctx.viewer.userId, sessionOf(ctx)],
  });

/** A known device gets its current user and keys. */
const storeText = `insert into push_subscriptions
    (user_id, session_hash, endpoint, p256dh, auth, label, shows_contents, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (endpoint) do update set user_id = excluded.user_id, session_hash = excluded.session_hash,
    p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label,
    shows_contents = excluded.shows_contents, failures = 0
  returning ${columns}`;

const MAX_DEVICES = 20;
const dropText = `delete from push_subscriptions where id in (
  select id from push_subscriptions where user_id = $1 order by coalesce(last_sent_at, created_at) desc, id desc offset ${MAX_DEVICES})`;

/** Subscribes a device of the viewer's session; a device of another user becomes the viewer's (D85). */
export async function subscribe({ ctx, input }: { ctx: ViewerCtx; input: SubscriptionInput }): Promise<Subscription> {
  const { endpoint, keys, label, showContents } = input;
  if (!ctx.deps.push.accepts(endpoint))
    throw fieldError('endpoint', 'unknown_service', 'The endpoint is at no known push service');
  return ctx.sql.transaction(async (sql) => {
    const device = [endpoint, keys.p256dh, keys.auth, label, showContents];
    const values = [ctx.viewer.userId, sessionOf(ctx), ...device, ctx.now];
    const [stored] = await sql.query<Subscription>({ text: storeText, values });
    if (!stored) throw new Error('the subscription was not stored');
    await sql.query({ text: dropText, values: [ctx.viewer.userId] });
    return stored;
  });
}

/** @throws AppError `not_found` if it is no device of the viewer. */
export async function unsubscribe({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const text = 'delete from push_subscriptions where id = $1 and user_id = $2 returning id';
  const deleted = await ctx.sql.query({ text, values: [id, ctx.viewer.userId] });
  if (deleted.length === 0) throw notFound('Device');
}

/** Removes a device that is no longer subscribed. */
export const removeDevice = (sql: Sql, id: number) =>
  sql.query({ text: 'delete from push_subscriptions where id = $1', values: [id] });

/** A message has reached the device's push service. */
export const noteSent = (sql: Sql, id: number, at: Date) =>
  sql.query({
    text: 'update push_subscriptions set last_sent_at = $2, failures = 0 where id = $1',
    values: [id, at],
  });

/** A device whose push service rejects so many messages in a row is removed. */
const MOST_REJECTIONS = 5;
const rejectionText = `update push_subscriptions set failures = failures + 1 where id = $1
  returning user_id::int as "userId", label, endpoint, failures`;

/** Counts a rejection by a device's push service. @returns whether the device was removed; its user is notified. */
export const noteRejection = (sql: Sql, id: number, at: Date): Promise<boolean> =>
  sql.transaction(async (inner) => {
    const [found] = await inner.query<{ userId: number; label: string; endpoint: string; failures: number }>({
      text: rejectionText,
      values: [id],
    });
    if (!found || found.failures < MOST_REJECTIONS) return false;
    await removeDevice(inner, id);
    const device = found.label || new URL(found.endpoint).hostname;
    const event = { kind: pushNotifications.removed, recipients: [found.userId], actorId: null, relatedId: id, at };
    await notify(inner, { ...event, params: { device } });
    return true;
  });
