import type { Sql } from '#base/database/sql.ts';
import { REALTIME_NOTICES } from '#base/realtime/publish.ts';

/** The prefix of a notification of a new message; the channel's name follows. */
export const CHANNEL_NOTICE = 'channel:';
/** The prefix of a notification that contains an event itself, which is not stored. */
export const EVENT_NOTICE = 'event:';

const CHANNEL_LOCK = 4_711_002;
/** The most messages of one channel that are read at once. */
export const MOST_AT_ONCE = 200;
/** Seconds for which messages are kept for clients that resume a connection. */
const KEPT = 3600;
/** Milliseconds for which a message certainly has not been removed yet. */
const SURELY_KEPT = (KEPT - 600) * 1000;

export interface LoggedMessage {
  id: number;
  channel: string;
  key: string;
  /** Milliseconds since 1970, by the database's clock. */
  at: number;
  body: { name?: string; data?: unknown; encoding?: string };
}

// The lock makes ids grow in the order of commits within a channel: whoever has received an id has missed none before
// it.
const appendText = `with line as materialized (select pg_advisory_xact_lock(${CHANNEL_LOCK}, hashtext($1))),
added as (insert into realtime_messages (channel, message_key, body) select $1, $2, $3 from line
  on conflict do nothing returning id)
select pg_notify('${REALTIME_NOTICES}', '${CHANNEL_NOTICE}' || $1) from added`;

const positionsText = `select w.n::int as n, (extract(epoch from now()) * 1000)::bigint as now,
  coalesce((select max(id) from realtime_messages m where m.channel = w.channel), 0) as latest,
  exists (select 1 from realtime_messages m where m.channel = w.channel and m.id = w.known) as known
from unnest($1::text[], $2::bigint[]) with ordinality as w(channel, known, n)`;

const afterText = `select m.id, m.channel, m.message_key as key, m.body, (extract(epoch from m.created_at) * 1000)::bigint as at
from unnest($1::text[], $2::bigint[]) as w(channel, after)
cross join lateral (select * from realtime_messages m where m.channel = w.channel and m.id > w.after
  order by m.id limit ${MOST_AT_ONCE}) m
order by m.id`;

// The latest message of a channel stays: it proves to a client after a long silence that nothing was missed.
const pruneText = `delete from realtime_messages where id in (
  select id from realtime_messages m where created_at < now() - interval '${KEPT} seconds'
    and exists (select 1 from realtime_messages n where n.channel = m.channel and n.id > m.id)
  order by created_at limit 5000)`;

/**
 * A client's position in a channel: the last id, and the time at which the client had all messages (milliseconds since
 * 1970).
 */
export interface Position {
  id: number;
  at: number;
}

interface Wanted {
  channel: string;
  /** The position that the client states. */
  known: Position | null;
}

interface PositionRow {
  n: number;
  now: number;
  latest: number;
  known: boolean;
}

/** The messages that the hubs of all processes share, and the notifications about them. */
export class MessageLog {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Stores a message once: the same key means the same message. */
  async append(channel: string, key: string, body: LoggedMessage['body']): Promise<void> {
    await this.#sql.query({ name: 'realtime-append', text: appendText, values: [channel, key, JSON.stringify(body)] });
  }

  /** Sends an event that is useless later to all hubs, without storing it. */
  async mention(channel: string, body: LoggedMessage['body']): Promise<void> {
    const notice = EVENT_NOTICE + JSON.stringify({ channel, body });
    await this.#sql.query({ text: 'select pg_notify($1, $2)', values: [REALTIME_NOTICES, notice] });
  }

  /** The channels' current positions, and whether all messages after the client's position are still stored. */
  async positions(wanted: readonly Wanted[]): Promise<{ latest: Position; resumes: boolean }[]> {
    const rows = await this.#sql.query<PositionRow>({
      name: 'realtime-positions',
      text: positionsText,
      values: [wanted.map(({ channel }) => channel), wanted.map(({ known }) => known?.id ?? -1)],
    });
    const byNumber = new Map(rows.map((row) => [row.n, row]));
    return wanted.map(({ known }, at) => {
      const row = byNumber.get(at + 1);
      if (!row) throw new Error('a channel without a position');
      const isComplete = known && (known.id === row.latest || row.known || known.at > row.now - SURELY_KEPT);
      return {
        latest: { id: row.latest, at: row.now },
        resumes: Boolean(isComplete) && (known?.id ?? 0) <= row.latest,
      };
    });
  }

  /** The messages of each channel after an id, oldest first; at most `MOST_AT_ONCE` per channel. */
  after(places: ReadonlyMap<string, number>): Promise<LoggedMessage[]> {
    return this.#sql.query<LoggedMessage>({
      name: 'realtime-after',
      text: afterText,
      values: [[...places.keys()], [...places.values()]],
    });
  }

  /** Removes messages that are too old for any client to resume from. */
  async prune(): Promise<void> {
    await this.#sql.query({ text: pruneText });
  }
}
