import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Listener } from '#base/realtime/realtime-token.ts';
import { Action, HubError } from './protocol.ts';

/** Bytes that may wait for a slow reader; who falls further behind is dropped and takes up later where it stood. */
const MOST_WAITING = 1024 * 1024;
/** Milliseconds that a client has to go by itself once its session has ended: who signs out does so. */
const FAREWELL_MS = 2000;
/** Milliseconds that the other side has for closing. */
const CLOSE_MS = 1000;
/** How a socket ends: as agreed. */
const NORMAL = 1000;
/** Messages that a client may send between two looks at it. */
const MOST_SENT = 300;

/** Milliseconds after which a token is asked to be renewed: never at once, however short it lives. */
const renewalDelay = (left: number): number => Math.max(left * 0.8, left - 30_000);

interface Hooks {
  /** Whether the client cannot see the pings of the protocol below and wants messages instead. */
  wantsHeartbeats: boolean;
  onEnd(): void;
}

/** One client's admitted socket. */
export class HubConnection {
  readonly id: string;
  /** Kept by the channels that it hears. */
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

  /** Takes a renewed token of the same user. */
  renew(listener: Listener): void {
    this.#listener = listener;
    this.#watchToken();
  }

  /** Takes away what may be heard at once, and the connection soon. */
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

  /** Notes that something came; drops a client that sends without measure. */
  heard(): void {
    this.#noteLife();
    this.#sentToUs += 1;
    if (this.#sentToUs > MOST_SENT) this.#ws.terminate();
  }

  /** Asks for a sign of life, and drops who gave none since the last time. */
  look(): void {
    if (!this.#isAlive) this.#ws.terminate();
    this.#isAlive = false;
    this.#sentToUs = 0;
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping();
    if (this.#hooks.wantsHeartbeats) this.send({ action: Action.heartbeat });
  }

  /** Sends the client away; with a token error it comes back with a new token, else at once with the one it has. */
  disconnect(error: HubError, code?: number): void {
    this.send({ action: Action.disconnected, error: error.info });
    this.close(code);
  }

  /** Ends the connection; unless the error is one of the token, the client does not come back. */
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
