import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import { isHopeless, type Sender } from './sender.ts';

/** The outbox is read this often even without a notification. */
const POLL_MS = 3000;
const MOST_CHANNELS = 20;
/** The most messages of one channel before the other channels have their turn. */
const MOST_IN_TURN = 20;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/**
 * The lease on a message; after it the process counts as killed, and another one may send the message too, under the
 * same id.
 */
const LEASE = "interval '5 seconds'";

interface Waiting {
  id: number;
  channel: string;
  name: string;
  data: object;
  attempts: number;
  key: string;
}

const columns = `id, channel, name, data, attempts, id || '-' || (extract(epoch from created_at) * 1000)::bigint as key`;
const lease = `update realtime_outbox set next_try_at = now() + ${LEASE}, attempts = attempts + 1`;

// Only the first message of a channel may be taken, so that none is sent while any process still sends an earlier one.
// One step along the index finds the first message of each channel, however many wait behind it.
const takeText = `
with recursive first as (
  (select channel, id from realtime_outbox order by channel, id limit 1)
  union all
  select next.channel, next.id from first cross join lateral (
    select channel, id from realtime_outbox where channel > first.channel order by channel, id limit 1) next
)
${lease} where id in (
  select id from realtime_outbox where id in (select id from first)
    and next_try_at <= now() order by id limit ${MOST_CHANNELS} for update skip locked)
  and next_try_at <= now() returning ${columns}`;
const takeNextText = `with sent as (delete from realtime_outbox where id = $1)
${lease} where id = (select id from realtime_outbox where channel = $2 and id > $1 order by channel, id limit 1)
  and next_try_at <= now() returning ${columns}`;
const putBackText = `update realtime_outbox set next_try_at = now() + $2 * interval '1 millisecond' where id = $1`;

/** Milliseconds to wait after this many tries. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

/**
 * Sends the messages in the outbox: every message after its commit, in order within its channel, repeatedly until it is
 * accepted. Several processes may run it at the same time; no transaction is open while a message is sent.
 */
export class Outbox {
  readonly #sql: Sql;
  readonly #sender: Sender;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #wasWoken = false;
  #isStopped = false;
  #nextTry = POLL_MS;

  constructor(sql: Sql, sender: Sender, logger: Logger) {
    this.#sql = sql;
    this.#sender = sender;
    this.#logger = logger;
    this.wake();
  }

  /** Call this when there may be something to send. */
  wake(): void {
    this.#wasWoken = true;
    if (this.#isStopped || this.#working) return;
    clearTimeout(this.#timer);
    this.#working = this.#work().finally(() => {
      this.#working = undefined;
      if (this.#wasWoken) return this.wake();
      if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), this.#nextTry).unref();
    });
  }

  /** Waits for the messages being sent; the others are left for another process, or for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    this.#nextTry = POLL_MS;
    try {
      while (this.#wasWoken && !this.#isStopped) {
        this.#wasWoken = false;
        const first = await this.#sql.query<Waiting>({ name: 'outbox-take', text: takeText });
        if (first.length === MOST_CHANNELS) this.#wasWoken = true;
        await Promise.all(first.map((message) => this.#sendChannel(message)));
      }
    } catch (error) {
      this.#failed(error, 1);
    }
  }

  /** Sends this message and some of those that follow it in its channel. */
  async #sendChannel(first: Waiting): Promise<void> {
    let message: Waiting | undefined = first;
    for (let sent = 0; message && sent < MOST_IN_TURN && !this.#isStopped; sent += 1) {
      const { id, channel, attempts }: Waiting = message;
      const failure = await this.#send(message);
      if (failure) return this.#putBack(id, attempts, failure);
      [message] = await this.#sql.query<Waiting>({ name: 'outbox-next', text: takeNextText, values: [id, channel] });
    }
    if (!message) return;
    this.#wasWoken = true;
    await this.#sql.query({ text: putBackText, values: [message.id, 0] });
  }

  /** @returns why the message has to be tried again, or null. */
  async #send({ id, key, channel, name, data }: Waiting): Promise<Error | null> {
    try {
      await this.#sender.send(`${key}:0`, { channel, name, data });
      return null;
    } catch (error) {
      if (!isHopeless(error)) return error as Error;
      this.#logger.error({ err: error, id }, 'a realtime message was refused for good');
      return null;
    }
  }

  async #putBack(id: number, attempts: number, error: Error): Promise<void> {
    this.#failed(error, attempts);
    await this.#sql.query({ text: putBackText, values: [id, pauseAfter(attempts)] });
  }

  #failed(error: unknown, attempts: number): void {
    this.#nextTry = Math.min(this.#nextTry, pauseAfter(attempts));
    this.#logger.warn({ err: error, attempts }, 'realtime messages wait');
  }
}
