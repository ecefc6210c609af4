import type { OutboxItem } from './outbox-item.ts';

/** The result of an item: the API's response to it, or the reason of its rejection. */
export type Outcome = { item: OutboxItem; response: unknown } | { item: OutboxItem; error: unknown };

interface Waiter {
  resolve: (response: unknown) => void;
  reject: (error: unknown) => void;
  isShown: () => boolean;
}

/** The form of an item: whether it waits on this page for the outcome, and is still on the screen to show it. */
interface Origin {
  isAwaited: boolean;
  isShown: boolean;
}

type Listener = (outcome: Outcome, origin: Origin) => void;

const waiters = new Map<string, Waiter>();
const listeners = new Set<Listener>();

export const waitForOutcome = (key: string, isShown: () => boolean): Promise<unknown> =>
  new Promise((resolve, reject) => waiters.set(key, { resolve, reject, isShown }));

export const isAwaited = (key: string): boolean => waiters.has(key);

/** Ends the wait for an item that was cancelled. */
export function cancelWait(key: string): void {
  waiters.get(key)?.reject(new DOMException('cancelled', 'AbortError'));
  waiters.delete(key);
}

export function publishOutcome(outcome: Outcome): void {
  const waiter = waiters.get(outcome.item.key);
  waiters.delete(outcome.item.key);
  const origin = { isAwaited: waiter !== undefined, isShown: waiter?.isShown() ?? false };
  for (const listener of listeners) listener(outcome, origin);
  if ('error' in outcome) waiter?.reject(outcome.error);
  else waiter?.resolve(outcome.response);
}

/** Listens to the results of items. Returns a function that stops it. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
