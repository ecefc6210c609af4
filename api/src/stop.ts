import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Running requests get this long after the server has closed. */
const STOP_MS = 10_000;
const IDLE_MS = 50;
/** npm forwards the signal that the terminal has also sent to this process: such a pair counts as one signal. */
const ECHO_MS = 500;

export interface Stopping {
  server: Server;
  /** Makes `/readyz` report not ready. */
  announce(): void;
  /** Resolves after senders of requests have had time to notice. */
  drain(): Promise<unknown>;
  /** Closes sockets and waits for running publishing. */
  stopRealtime(): Promise<void>;
  /** Closes jobs, then the database. */
  close(): Promise<void>;
  stopMs?: number;
}

/**
 * Stops without losing a request: first the process reports not ready but still serves all requests, on connections
 * that end with their response; then the server closes and waits for running work; the database is closed last.
 */
export async function stopWithoutLoss(stopping: Stopping): Promise<void> {
  const { server } = stopping;
  stopping.announce();
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await stopping.drain();
  // Idle connections end here, not before the drain: a balancer that still uses this process would send a request into
  // a closed one.
  const closed = closeServer(server, stopping.stopMs ?? STOP_MS);
  await Promise.all([stopping.stopRealtime(), closed]);
  await stopping.close();
}

function closeServer(server: Server, stopMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), stopMs);
    // A connection whose response was running when the stop began becomes idle later.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}

/**
 * Stops at the first SIGTERM or SIGINT; a second one ends the process at once. @param fail ends the process if the stop
 * fails.
 */
export function stopOnSignal(stop: () => Promise<void>, fail: (error: Error) => void, { echoMs = ECHO_MS } = {}): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null) {
      if (performance.now() - since > echoMs) process.exit(1);
      return;
    }
    since = performance.now();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

export const drainFor = (seconds: number) => (): Promise<unknown> => pause(seconds * 1000);
