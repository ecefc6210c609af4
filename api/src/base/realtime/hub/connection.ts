import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Listener } from '#base/realtime/realtime-token.ts';
import { Action, HubError } from './protocol.ts';

/** Bytes that may wait for a slow client; a client further behind is dropped and resumes later at its position. */
const MOST_WAITING = 1024 * 1024;
/** Milliseconds that a client has to disconnect by itself after its session has ended, as it does after a sign-out. */
const FAREWELL_MS = 2000;
/** Milliseconds that the other side has for closing. */
const CLOSE_MS = 1000;
/** The code of a socket that was closed normally. */
const NORMAL = 1000;
/** Messages that a client may send between two checks. */
const MOST_SENT = 300;

/** Milliseconds until the client is asked to renew its token: never at once, however short the token lives. */
const renewalDelay = (left: number): number => Math.max(left * 0.8, left - 30_000);

interface Hooks {
  /** Whether the client cannot see WebSocket pings and needs messages instead. */
  wantsHeartbeats: boolean;
  onEnd(): void;
}

/** The admitted socket of one client. */
export class HubConnection {
  readonly id: string;
  /** Maintained by the channels that the connection listens to. */
  readonly attached = new Set<string>();
  readonly #ws: WebSocket;
  readonly #hooks: Hooks;
  #listener: Listener;
  #timers: NodeJS.Timeout[] = [];
  #isAlive = true;
  #sentToUs = 0;

  constructor(ws: WebSocket, listener: Listener, id: string | null, hooks: Hooks) {
    this.id = id ?? randomUUID();
    this.#ws = ws;
    this.#hooks = hooks;
    this.#listener = listener;
    ws.on('pong', () => this.#noteLife());
    ws.on('close', () => this.#ended());
    ws.on('error', () => ws.terminate());
    this.#watchToken();
  }

  get listener(): Listener {
    return this.#listener;
  }

  /** Uses a renewed token of the same user. */
  renew(listener: Listener): void {
    this.#listener = listener;
    this.#watchToken();
  }

  /** Ends all subscriptions at once, and the connection soon after. */
  revoke(): void {
    this.#listener = { ...this.#listener, channels: new Set() };
    const end = () => this.disconnect(new HubError(40141, 401, 'The session has ended'));
    this.#timers.push(setTimeout(end, FAREWELL_MS).unref());
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > MOST_WAITING) this.#ws.terminate();
    else this.#ws.send(text);
  }

  /** Counts a received message; drops a client that sends too many. */
  heard(): void {
    this.#noteLife();
    this.#sentToUs += 1;
    if (this.#sentToUs > MOST_SENT) this.#ws.terminate();
  }

  /** Asks for a sign of life, and drops a client that gave none since the last check. */
  look(): void {
    if (!this.#isAlive) this.#ws.terminate();
    this.#isAlive = false;
    this.#sentToUs = 0;
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping();
    if (this.#hooks.wantsHeartbeats) this.send({ action: Action.heartbeat });
  }

  /** Disconnects the client; after a token error it reconnects with a new token, else at once with its current one. */
  disconnect(error: HubError, code?: number): void {
    this.send({ action: Action.disconnected, error: error.info });
    this.close(code);
  }

  /** Ends the connection; the client reconnects only after a token error. */
  fail(error: HubError): void {
    this.send({ action: Action.error, error: error.info });
    this.close();
  }

  close(code = NORMAL): void {
    this.#ws.close(code);
    const timer = setTimeout(() => this.#ws.terminate(), CLOSE_MS);
    this.#ws.once('close', () => clearTimeout(timer));
  }

  drop(): void {
    this.#ws.terminate();
  }

  #noteLife(): void {
    this.#isAlive = true;
  }

  #watchToken(): void {
    this.#timers.forEach(clearTimeout);
    const left = this.#listener.expiresAt - Date.now();
    const requestAuth = () => this.send({ action: Action.auth });
    const end = () => this.disconnect(new HubError(40142, 401, 'The token has run out'));
    this.#timers = [setTimeout(requestAuth, renewalDelay(left)), setTimeout(end, left)];
    for (const timer of this.#timers) timer.unref();
  }

  #ended(): void {
    this.#timers.forEach(clearTimeout);
    this.#hooks.onEnd();
  }
}
