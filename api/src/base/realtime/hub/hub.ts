import type { WebSocket } from 'ws';
import type { Sessions } from '#base/auth/sessions.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { RealtimeKey } from '#base/realtime/realtime-key.ts';
import { type Listener, readToken } from '#base/realtime/realtime-token.ts';
import { Channels } from './channels.ts';
import { HubConnection } from './connection.ts';
import { ConnectionKeys } from './connection-keys.ts';
import { response } from './dialogue.ts';
import { Gathering } from './gathering.ts';
import { CHANNEL_NOTICE, EVENT_NOTICE, type LoggedMessage, type MessageLog } from './message-log.ts';
import { Action, HubError, MOST_MESSAGE_BYTES, packedError, readIncoming } from './protocol.ts';

const PRUNE_MS = 5 * 60_000;
/** Milliseconds for which a broken connection can be resumed, and an open one may be silent. */
const STATE_TTL = 120_000;
const MOST_IDLE = 15_000;
/** The most sockets of one user to one process: tabs and devices. */
const MOST_OF_A_USER = 40;

/** The close code of a socket whose server ends: clients reconnect. */
const SERVICE_RESTART = 1012;

const stopping = () => new HubError(80003, 503, 'This process stops');

interface HubDeps {
  log: MessageLog;
  sessions: Sessions;
  key: RealtimeKey;
  logger: Logger;
}

/**
 * Implements the part of Ably's protocol that a subscriber needs, so that the official SDK works without Ably. Clients
 * only listen; messages go through the database, to the hubs of all processes.
 */
export class Hub {
  readonly log: MessageLog;
  readonly key: RealtimeKey;
  readonly #deps: HubDeps;
  readonly #keys: ConnectionKeys;
  readonly #channels: Channels;
  readonly #gathering = new Gathering(MOST_IDLE);
  readonly #pruning: NodeJS.Timeout;
  #isClosed = false;

  constructor(deps: HubDeps) {
    const { log, key, logger } = deps;
    this.log = log;
    this.key = key;
    this.#deps = deps;
    this.#keys = new ConnectionKeys(key);
    this.#channels = new Channels(log, this.#keys.epoch, logger);
    const failed = (error: unknown) => logger.warn({ err: error }, 'old realtime messages stay');
    this.#pruning = setInterval(() => void log.prune().catch(failed), PRUNE_MS).unref();
  }

  /** Accepts a socket that was just opened, or rejects it with the reason. */
  async accept(ws: WebSocket, query: URLSearchParams): Promise<void> {
    ws.on('error', () => ws.terminate());
    try {
      if (query.get('format') === 'msgpack')
        throw new HubError(40000, 400, 'Only JSON is spoken here: set useBinaryProtocol to false');
      const listener = await this.#admit(query.get('access_token') ?? '', query.get('clientId'));
      this.#welcome(ws, listener, query);
    } catch (error) {
      this.#turnAway(ws, error, query.get('format') === 'msgpack');
    }
  }

  /** Receives notifications that the processes send each other. */
  hear(notice: string): void {
    if (notice.startsWith(CHANNEL_NOTICE)) this.#channels.noticed(notice.slice(CHANNEL_NOTICE.length));
    if (!notice.startsWith(EVENT_NOTICE)) return;
    const { channel, body } = JSON.parse(notice.slice(EVENT_NOTICE.length)) as Pick<LoggedMessage, 'channel' | 'body'>;
    this.#channels.sendOnce(channel, body);
  }

  /**
   * Publishes to everybody connected to this process; each process publishes to its own clients. Nothing is stored for
   * later listeners.
   */
  broadcast(name: string, data: object): void {
    this.#channels.sendOnceToAll({ name, data: JSON.stringify(data), encoding: 'json' });
  }

  /** Reads events that were published while nobody listened. */
  catchUp(): void {
    this.#channels.noticedAll();
  }

  /**
   * Disconnects clients whose session has ended, and publishes nothing more to them. `change`: whose access may have
   * changed, as the database reports it.
   */
  async checkAccess(change: string): Promise<void> {
    const concerned = this.#gathering.concerned(change);
    if (concerned.length === 0) return;
    const alive = await this.#deps.sessions.alive(concerned.map(({ listener }) => listener.session));
    for (const connection of concerned) {
      if (alive.has(connection.listener.session)) continue;
      this.#channels.detachAll(connection);
      connection.revoke();
    }
  }

  /** Disconnects all clients; they reconnect at once to another process, or to this one's successor. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pruning);
    this.#gathering.end();
    for (const connection of this.#gathering.all()) connection.disconnect(stopping(), SERVICE_RESTART);
  }

  async #admit(token: string, clientId: string | null): Promise<Listener> {
    const listener = await readToken(this.key, token, new Date());
    if (clientId !== null && clientId !== String(listener.userId))
      throw new HubError(40102, 401, 'The token is for another client');
    if (!(await this.#deps.sessions.alive([listener.session])).has(listener.session))
      throw new HubError(40141, 401, 'The session has ended');
    return listener;
  }

  #welcome(ws: WebSocket, listener: Listener, query: URLSearchParams): void {
    if (this.#isClosed) throw stopping();
    const own = this.#gathering.of(listener.userId);
    const taken = this.#keys.read(query.get('resume'), listener.userId);
    for (const other of own) if (other.id === taken) other.drop();
    if (own.size >= MOST_OF_A_USER) throw new HubError(42910, 429, 'Too many connections of one user');
    const connection = new HubConnection(ws, listener, taken, {
      wantsHeartbeats: query.get('heartbeats') !== 'false',
      onEnd: () => this.#leave(connection),
    });
    this.#gathering.join(connection);
    ws.on('message', (data) => this.#heard(connection, String(data)));
    this.#greet(connection, query.has('resume') && !taken);
  }

  #heard(connection: HubConnection, text: string): void {
    connection.heard();
    const message = readIncoming(text);
    const admit = (token: string, clientId: string | null) => this.#admit(token, clientId);
    const greet = () => this.#greet(connection, false);
    if (message) void response(connection, message, { channels: this.#channels, admit, greet });
    else connection.fail(new HubError(40000, 400, 'This is no message of the protocol'));
  }

  #greet(connection: HubConnection, isLost: boolean): void {
    const { userId } = connection.listener;
    connection.send({
      action: Action.connected,
      connectionId: connection.id,
      connectionDetails: {
        clientId: String(userId),
        connectionKey: this.#keys.write(connection.id, userId),
        connectionStateTtl: STATE_TTL,
        maxIdleInterval: MOST_IDLE,
        maxMessageSize: MOST_MESSAGE_BYTES,
      },
      ...(isLost && { error: new HubError(80018, 400, 'The connection cannot be taken up').info }),
    });
  }

  #leave(connection: HubConnection): void {
    this.#gathering.leave(connection);
    this.#channels.detachAll(connection);
  }

  /** Token errors and wrong calls end the attempt; after a temporary error the client tries again. */
  #turnAway(ws: WebSocket, error: unknown, packed: boolean): void {
    const reason = error instanceof HubError ? error : new HubError(50003, 500, 'Not possible right now');
    if (!(error instanceof HubError)) this.#deps.logger.warn({ err: error }, 'a realtime client was turned away');
    const action = reason.statusCode >= 429 ? Action.disconnected : Action.error;
    ws.send(packed ? packedError(reason) : JSON.stringify({ action, error: reason.info }));
    ws.close(1008);
    setTimeout(() => ws.terminate(), 1000).unref();
  }
}
