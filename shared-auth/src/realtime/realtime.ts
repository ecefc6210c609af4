import { create } from 'zustand';
import { apiQuiet } from '../http/under-way.ts';
import { sessionStore } from '../session/session.ts';
import { isView } from '../session/view.ts';
import type { RealtimeEvent, RealtimeStatus } from './realtime-event.ts';
import { requestToken } from './realtime-grant.ts';

/** The page's own content comes first: listening starts when its requests have ended, or after this time. */
const QUIET_MS = 500;
const LONGEST_QUIET_MS = 10_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const statusStore = create<{ status: RealtimeStatus }>(() => ({ status: 'off' }));
const listeners = new Set<(event: RealtimeEvent) => void>();
const gapListeners = new Set<() => void>();

function joined<Listener>(all: Set<Listener>, listener: Listener): () => void {
  all.add(listener);
  return () => {
    all.delete(listener);
  };
}

/**
 * Receives every event of the signed-in user's channel.
 * @returns a function that ends it.
 */
export const onRealtime = (listener: (event: RealtimeEvent) => void): (() => void) => joined(listeners, listener);

/**
 * Called when events may have been missed: the connection is new, or could not continue where it broke. Fetch again.
 * @returns a function that ends it.
 */
export const onRealtimeGap = (listener: () => void): (() => void) => joined(gapListeners, listener);

/** Whether events arrive at this moment. */
export const useRealtimeStatus = (): RealtimeStatus => statusStore(({ status }) => status);

const setStatus = (status: RealtimeStatus) => statusStore.setState({ status });

/** A listener that fails must not affect the others. */
function notifyAll<Argument>(all: Set<(argument: Argument) => void>, argument: Argument): void {
  for (const listener of all) {
    try {
      listener(argument);
    } catch (error) {
      console.error(error);
    }
  }
}

/** The connection's events, for all listeners. */
export const realtimeUpdates = {
  event: (event: RealtimeEvent) => notifyAll(listeners, event),
  gap: () => notifyAll(gapListeners, undefined),
  status: setStatus,
};

/** Resolves after a while, or as soon as the browser says that it is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    globalThis.addEventListener?.('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Tries until it has token and code, then leaves the rest to the connection. */
async function listenUntil(signal: AbortSignal): Promise<void> {
  await apiQuiet(QUIET_MS, LONGEST_QUIET_MS);
  for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      const [{ connect }, grant] = await Promise.all([
        import(/* webpackChunkName: "realtime" */ './realtime-connection.ts'),
        requestToken(signal),
      ]);
      if (signal.aborted) return;
      const close = connect(grant, {
        grant: () => requestToken(signal),
        onEvent: realtimeUpdates.event,
        onGap: realtimeUpdates.gap,
        onStatus: realtimeUpdates.status,
      });
      signal.addEventListener('abort', close);
      return;
    } catch {
      if (signal.aborted) return;
      setStatus('offline');
      await pause(wait, signal);
    }
  }
}

function listen(): () => void {
  const ending = new AbortController();
  setStatus('connecting');
  void listenUntil(ending.signal);
  return () => {
    ending.abort();
    setStatus('off');
  };
}

let stop: (() => void) | null = null;

/**
 * From now on listens for the signed-in user, with one connection for the whole page; the shell calls it when its first
 * page is shown. The connection ends with the session, and another user gets another one.
 * @returns a function that ends it.
 */
export function startRealtime(): () => void {
  if (isView()) return () => {};
  if (stop) return stop;
  let current: { generation: number; end: () => void } | null = null;
  const follow = () => {
    const { status, generation, user } = sessionStore.getState();
    // Until a second step is set up or a text is accepted, every other call is rejected (D120).
    const isHeld = user?.two_steps_needed || user?.consents_needed;
    const wanted = status === 'signed-in' && !isHeld ? generation : null;
    if (wanted === (current?.generation ?? null)) return;
    current?.end();
    current = wanted === null ? null : { generation: wanted, end: listen() };
  };
  const unfollow = sessionStore.subscribe(follow);
  stop = () => {
    unfollow();
    current?.end();
    stop = null;
  };
  follow();
  return stop;
}
