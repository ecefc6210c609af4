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
/** Ably's own client puts its token into the socket's address, where a log may keep it. */
const ABLY_TOKEN_SECONDS = 300;

interface RealtimeDeps {
  database: Database;
  sessions: Sessions;
  logger: Logger;
  publicUrl: string;
  /** Ably's address, unless it is Ably's own hosts. */
  ablyAddress?: Address;
}

/** The data that a client needs to listen. */
interface Grant {
  token: string;
  clientId: string;
  channel: string;
  /** The channel of everybody; null: what is for everybody comes in the own one. */
  shared: string | null;
  options: Address;
}

/** Events for clients, as they happen: by Ably where there is a key of theirs, else by a hub in this process. */
export class Realtime {
  /** The hub of this process; none with Ably. */
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

  /** Lets the viewer's client listen to the viewer's own channel: for an hour, with Ably for five minutes. */
  grant({ userId, session }: Viewer, now: Date): Grant {
    return {
      token: signToken(this.#parsed, {
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
   * Publishes to the present listeners, without a guarantee: for events that are useless later. For others use
   * `publish`.
   */
  publishNow(event: RealtimeEvent): void {
    this.#sender?.sendOnce(event).catch(() => {});
  }

  /**
   * Publishes to all present listeners; nothing is stored for later ones. Each process calls it: with a hub it reaches
   * its own sockets, with Ably the same `id` is one event.
   */
  broadcast(id: string, name: string, data: object): void {
    if (this.hub) this.hub.broadcast(name, data);
    else this.#publishToAll(id, { channel: EVERYBODY, name, data });
  }

  #publishToAll(id: string, event: RealtimeEvent): void {
    const failed = (error: unknown) => this.#deps.logger.warn({ err: error }, 'not everybody could be reached');
    this.#sender?.send(`${id}:0`, event).catch(failed);
  }

  /** Lets sockets in through a server that listens, and begins to send. */
  start(server: Server): void {
    if (this.hub) serveSockets(server, this.hub);
    this.#sender = ablySender(this.#key, this.hub ? hubOptions(originOf(server)) : (this.#deps.ablyAddress ?? {}));
    this.#outbox = new Outbox(this.#deps.database.sql, this.#sender, this.#deps.logger);
  }

  /** Closes all sockets and finishes the running sending. */
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

/** The process publishes to itself as any client would. */
function originOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  if (address === '::' || address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** @param ablyKey a key of Ably's; without one, a key of this installation's own is made and kept in its database. */
export async function openRealtime(deps: RealtimeDeps, ablyKey: string | undefined): Promise<Realtime> {
  const key = ablyKey ?? (await secretOf(deps.database.sql, 'realtime', makeKey));
  return new Realtime(deps, key, ablyKey !== undefined);
}
