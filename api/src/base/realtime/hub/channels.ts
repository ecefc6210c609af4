import type { Logger } from '#base/observability/logger.ts';
import type { HubConnection } from './connection.ts';
import type { Position } from './message-log.ts';
import { type LoggedMessage, type MessageLog, MOST_AT_ONCE } from './message-log.ts';
import { Action, Flag } from './protocol.ts';

/** Writes and reads positions in channels as clients send them; `epoch` distinguishes this database from any other. */
const writeSerial = (epoch: string, { id, at }: Position): string => `${epoch}:${id}:${at}`;

/** @returns null for a position that this installation never issued. */
function readSerial(epoch: string, serial: string | null | undefined): Position | null {
  const [, given, id, at] = /^([\w-]+):(\d{1,15}):(\d{1,15})$/.exec(serial ?? '') ?? [];
  return given === epoch ? { id: Number(id), at: Number(at) } : null;
}

const AGAIN_MS = 1000;

interface Subscription {
  connection: HubConnection;
  channel: string;
  /** The position that the client states. */
  known: Position | null;
  /** The position sent last; null until the channel is attached. */
  position: Position | null;
}

/**
 * The channels of each connection, and the last message that each one has received. Messages are read from the shared
 * log from there on, whatever notices arrive: nobody gets one twice, and a lost notice loses no message.
 */
export class Channels {
  readonly #log: MessageLog;
  readonly #epoch: string;
  readonly #logger: Logger;
  readonly #byChannel = new Map<string, Map<HubConnection, Subscription>>();
  readonly #attaching = new Set<Subscription>();
  readonly #behind = new Set<string>();
  #isWorking = false;

  constructor(log: MessageLog, epoch: string, logger: Logger) {
    this.#log = log;
    this.#epoch = epoch;
    this.#logger = logger;
  }

  attach(connection: HubConnection, channel: string, serial: string | null | undefined): void {
    // An attached channel also restarts from the position that the client states: while attaching, a client skips
    // messages.
    this.detach(connection, channel);
    const subscription = { connection, channel, known: readSerial(this.#epoch, serial), position: null };
    const subscriptions = this.#byChannel.get(channel) ?? new Map<HubConnection, Subscription>();
    this.#byChannel.set(channel, subscriptions.set(connection, subscription));
    this.#attaching.add(subscription);
    connection.attached.add(channel);
    void this.#work();
  }

  detach(connection: HubConnection, channel: string): void {
    const subscriptions = this.#byChannel.get(channel);
    const subscription = subscriptions?.get(connection);
    if (!subscriptions || !subscription) return;
    this.#attaching.delete(subscription);
    connection.attached.delete(channel);
    subscriptions.delete(connection);
    if (subscriptions.size === 0) this.#byChannel.delete(channel);
  }

  detachAll(connection: HubConnection): void {
    for (const channel of connection.attached) this.detach(connection, channel);
  }

  /** Call this if a channel has a new message. */
  noticed(channel: string): void {
    if (!this.#byChannel.has(channel)) return;
    this.#behind.add(channel);
    void this.#work();
  }

  /** Call this if any channel may have a new message. */
  noticedAll(): void {
    for (const channel of this.#byChannel.keys()) this.#behind.add(channel);
    void this.#work();
  }

  /** Sends a message that is not stored to the current listeners of the channel. */
  sendOnce(channel: string, body: LoggedMessage['body']): void {
    const messages = [{ ...body, timestamp: Date.now() }];
    for (const { connection, position } of this.#byChannel.get(channel)?.values() ?? [])
      if (position)
        connection.send({
          action: Action.message,
          channel,
          channelSerial: writeSerial(this.#epoch, position),
          messages,
        });
  }

  /** Sends such a message to everybody who listens to any channel. */
  sendOnceToAll(body: LoggedMessage['body']): void {
    for (const channel of this.#byChannel.keys()) this.sendOnce(channel, body);
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#attaching.size > 0 || this.#behind.size > 0) {
        await this.#attachWaiting();
        await this.#sendNew();
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'realtime messages could not be read');
      setTimeout(() => void this.#work(), AGAIN_MS).unref();
    } finally {
      this.#isWorking = false;
    }
  }

  async #attachWaiting(): Promise<void> {
    const waiting = [...this.#attaching];
    if (waiting.length === 0) return;
    const places = await this.#log.positions(waiting);
    for (const [at, subscription] of waiting.entries()) {
      const place = places[at];
      if (!place || !this.#attaching.delete(subscription)) continue;
      const from = place.resumes && subscription.known ? subscription.known : place.latest;
      subscription.position = from;
      this.#sayAttached(subscription, from, place.resumes);
      if (from.id < place.latest.id) this.#behind.add(subscription.channel);
    }
  }

  #sayAttached({ connection, channel }: Subscription, position: Position, resumed: boolean): void {
    const flags = Flag.subscribe | (resumed ? Flag.resumed : 0);
    connection.send({
      action: Action.attached,
      channel,
      channelSerial: writeSerial(this.#epoch, position),
      flags,
    });
  }

  async #sendNew(): Promise<void> {
    const places = new Map<string, number>();
    for (const channel of this.#behind) {
      const positions = [...(this.#byChannel.get(channel)?.values() ?? [])].flatMap(({ position }) => position ?? []);
      if (positions.length > 0) places.set(channel, Math.min(...positions.map(({ id }) => id)));
    }
    const taken = [...this.#behind];
    this.#behind.clear();
    if (places.size === 0) return;
    const messages = await this.#log.after(places).catch((error: unknown) => {
      for (const channel of taken) this.#behind.add(channel);
      throw error;
    });
    const counts = new Map<string, number>();
    for (const message of messages) {
      this.#deliver(message);
      counts.set(message.channel, (counts.get(message.channel) ?? 0) + 1);
    }
    for (const [channel, count] of counts) if (count === MOST_AT_ONCE) this.#behind.add(channel);
  }

  #deliver({ id, at, channel, key, body }: LoggedMessage): void {
    const position = { id, at };
    const text = JSON.stringify({
      action: Action.message,
      id: key,
      channel,
      channelSerial: writeSerial(this.#epoch, position),
      timestamp: at,
      messages: [{ ...body, id: key, action: 0, timestamp: at }],
    });
    for (const subscription of this.#byChannel.get(channel)?.values() ?? []) {
      if (!subscription.position || subscription.position.id >= id) continue;
      subscription.position = position;
      subscription.connection.sendText(text);
    }
  }
}
