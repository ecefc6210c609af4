import type { Sql } from '#base/database/sql.ts';

/** The channel for notifications between processes about realtime, by NOTIFY. */
export const REALTIME_NOTICES = 'academy_realtime';
/** The notification that something is waiting to be sent. */
export const OUTBOX_NOTICE = 'outbox';

/** The channel to which only this user can listen (D49). */
export const channelOf = (userId: number): string => `chat.${userId}`;

/** The common channel of all users at Ably. Our own hub needs none: it reaches all sockets of a process. */
export const EVERYBODY = 'platform';

export interface RealtimeEvent {
  channel: string;
  name: string;
  data: object;
}

const publishText = `with added as (insert into realtime_outbox (channel, name, data) values ($1, $2, $3) returning 1)
select pg_notify('${REALTIME_NOTICES}', '${OUTBOX_NOTICE}') from added`;

/**
 * Publishes an event on a realtime channel after the caller's transaction has committed, at least once and in order.
 * @param sql the open transaction of the change.
 */
export async function publish(sql: Sql, { channel, name, data }: RealtimeEvent): Promise<void> {
  await sql.query({ name: 'realtime-publish', text: publishText, values: [channel, name, JSON.stringify(data)] });
}

// Rows that another transaction has locked are skipped: nothing waits here.
const dropText = `delete from realtime_outbox where id in (
  select o.id from unnest($1::text[], $2::text[]) e(channel, name)
  join realtime_outbox o on o.channel = e.channel and o.name = e.name where o.attempts = 0 for update of o skip locked)`;

const publishAllText = `with added as (
  insert into realtime_outbox (channel, name, data) select * from unnest($1::text[], $2::text[], $3::jsonb[]) returning 1)
select pg_notify('${REALTIME_NOTICES}', '${OUTBOX_NOTICE}') from added limit 1`;

/**
 * Publishes the same event to many users: like `publish`, in a single statement. @param sql the open transaction of the
 * change.
 */
export async function publishToAll(
  sql: Sql,
  channels: readonly string[],
  { name, data }: Omit<RealtimeEvent, 'channel'>,
) {
  if (channels.length === 0) return;
  const values = [channels, channels.map(() => name), channels.map(() => JSON.stringify(data))];
  await sql.query({ name: 'realtime-publish-all', text: publishAllText, values });
}

/**
 * Publishes the current state: like `publish`, but drops events of the same name that still wait in the channel, so
 * that many changes leave a single event.
 * @param sql the open transaction of the change.
 */
export async function publishStates(sql: Sql, events: readonly RealtimeEvent[]): Promise<void> {
  if (events.length === 0) return;
  const channels = events.map(({ channel }) => channel);
  const names = events.map(({ name }) => name);
  const data = events.map((event) => JSON.stringify(event.data));
  await sql.query({ name: 'realtime-drop', text: dropText, values: [channels, names] });
  await sql.query({ name: 'realtime-publish-all', text: publishAllText, values: [channels, names, data] });
}
