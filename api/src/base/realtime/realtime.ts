import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubOptions } from '@academy/shared-auth/contract';
import type { Sessions } from '#base/auth/sessions.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Database } from '#base/database/database.ts';
import { EVERYTHING } from '#base/database/listener.ts';
import type { Logger } from '#base/observability/logger.ts';
import { secretOf } from '#base/secrets/secrets.ts';
import { Hub } from './hub/hub.ts';
import { MessageLog } from './hub/message-log.ts';
import { serveSockets } from './hub/upgrade.ts';
import { Outbox } from './outbox.ts';
import { channelOf, EVERYBODY, OUTBOX_NOTICE, REALTIME_NOTICES, type RealtimeEvent } from './publish.ts';
import { makeKey, parseKey, type RealtimeKey } from './realtime-key.ts';
import { signToken } from './realtime-token.ts';
import { type Address, ablySender, type Sender } from './sender.ts';

const TOKEN_SECONDS = 3600;
/** Short, because Ably's client puts the token into the socket's address, which a log may keep. */
const ABLY_TOKEN_SECONDS = 300;

interface RealtimeDeps {
  database: Database;
  sessions: Sessions;
  logger: Logger;
  publicUrl: string;
  /** Set only if it is not Ably's default address. */
  ablyAddress?: Address;
}

/** The data that a client needs to listen. */
interface Grant {
  token: string;
  clientId: string;
  channel: string;
  /** The common channel; null: events for everybody arrive in their own channel. */
  shared: string | null;
  options: Address;
}

/** Realtime events for clients: through Ably if its key is configured, else through a hub in this process. */
export class Realtime {
  /** The hub of this process; null with Ably. */
  readonly hub: Hub | null;
  readonly #deps: RealtimeDeps;
  readonly #key: string;
  readonly #parsed: RealtimeKey;
  #sender: Sender | undefined;
  #outbox: Outbox | undefined;

  constructor(deps: RealtimeDeps, key: string, isAbly: boolean) {
    const { database, sessions, logger } = deps;
    this.#deps = deps;
    this.#key = key;
    this.#parsed = parseKey(key);
    this.hub = isAbly ? null : new Hub({ log: new MessageLog(database.sql), key: this.#parsed, sessions, logger });
    database.listen(REALTIME_NOTICES, (notice) => this.#hear(notice));
    sessions.onChange((change) => this.#checkAccess(change));
  }

  /** Lets the viewer's client listen to the viewer's own channel: for an hour, or for five minutes with Ably. */
  async grant({ userId, session }: Viewer, now: Date): Promise<Grant> {
    return {
      token: await signToken(this.#parsed, {
        userId,
        session: this.hub ? session : undefined,
        now,
        seconds: this.hub ? TOKEN_SECONDS : ABLY_TOKEN_SECONDS,
        channels: this.hub ? [] : [EVERYBODY],
      }),
      clientId: String(userId),
      channel: channelOf(userId),
      shared: this.hub ? null : EVERYBODY,
      options: this.hub ? hubOptions(this.#deps.publicUrl) : {},
    };
  }

  /**
   * Publishes to current listeners, without a guarantee: for events that are useless later. For others use `publish`.
   */
  publishNow(event: RealtimeEvent): void {
    this.#sender?.sendOnce(event).catch(() => {});
  }

  /**
   * Publishes to all current listeners; nothing is stored for later ones. Each process calls it: a hub reaches only its
   * own sockets, and for Ably the same `id` is one event.
   */
  broadcast(id: string, name: string, data: object): void {
    if (this.hub) this.hub.broadcast(name, data);
    else this.#publishToAll(id, { channel: EVERYBODY, name, data });
  }

  #publishToAll(id: string, event: RealtimeEvent): void {
    const failed = (error: unknown) => this.#deps.logger.warn({ err: error }, 'not everybody could be reached');
    this.#sender?.send(`${id}:0`, event).catch(failed);
  }

  /** Accepts sockets through a listening server, and starts sending. */
  start(server: Server): void {
    if (this.hub) serveSockets(server, this.hub);
    this.#sender = ablySender(this.#key, this.hub ? hubOptions(originOf(server)) : (this.#deps.ablyAddress ?? {}));
    this.#outbox = new Outbox(this.#deps.database.sql, this.#sender, this.#deps.logger);
  }

  /** Closes all sockets and waits for the messages being sent. */
  async stop(): Promise<void> {
    this.hub?.close();
    await this.#outbox?.stop();
  }

  #hear(notice: string): void {
    if (notice === OUTBOX_NOTICE || notice === EVERYTHING) this.#outbox?.wake();
    if (notice === EVERYTHING) this.hub?.catchUp();
    else this.hub?.hear(notice);
  }

  #checkAccess(change: string): void {
    this.hub?.checkAccess(change).catch((error) => this.#deps.logger.warn({ err: error }, 'sockets were not checked'));
  }
}

/** The process publishes to itself like any client. */
function originOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  if (address === '::' || address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** @param ablyKey a key of Ably; without one this installation generates its own key and stores it in its database. */
export async function openRealtime(deps: RealtimeDeps, ablyKey: string | undefined): Promise<Realtime> {
  const key = ablyKey ?? (await secretOf(deps.database.sql, 'realtime', makeKey));
  return new Realtime(deps, key, ablyKey !== undefined);
}
