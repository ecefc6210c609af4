import type { Sql } from '#platform/database/sql.ts';

/** What the processes tell each other about realtime, by NOTIFY. */
export const REALTIME_NOTICES = 'academy_realtime';
/** The notice that something is waiting to be sent. */
export const OUTBOX_NOTICE = 'outbox';

/** The channel that a user hears, and nobody else (D49). */
export const channelOf = (userId: number): string => `chat.${userId}`;

export interface RealtimeEvent {
  channel: string;
  name: string;
  data: object;
}

const publishText = `with added as (insert into realtime_outbox (channel, name, data) values ($1, $2, $3) returning 1)
select pg_notify('${REALTIME_NOTICES}', '${OUTBOX_NOTICE}') from added`;

/**
 * Tells an event over a realtime channel, once the caller's transaction has committed, at least once and in order.
 * @param sql the open transaction of the deed that is told.
 */
export async function publish(sql: Sql, { channel, name, data }: RealtimeEvent): Promise<void> {
  await sql.query({ name: 'realtime-publish', text: publishText, values: [channel, name, JSON.stringify(data)] });
}
