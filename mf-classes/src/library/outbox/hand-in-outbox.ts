import { createStore, isTemporaryError, RetryTimer, requestKey, sessionStore } from '@academy/shared-auth';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assignmentQueries } from '#/library/api/assignments.ts';
import { sendHandIn } from '#/library/api/hand-ins.ts';
import { discardParts, goesInParts } from '#/library/api/parts.ts';
import { handInProblem } from './hand-in-problem.ts';
import { deleteKept, isKept, type KeptHandIn, keepHandIn, keptHandIns } from './kept-hand-ins.ts';

/** A hand-in that the server does not have yet. */
export interface OutgoingHandIn extends KeptHandIn {
  userId: string | null;
  /** Whether it survives the page. */
  isKept: boolean;
  /** `waiting` for the connection; `failed`: rejected, until the student sends it again or discards it. */
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The key of the error. */
  problem: string | null;
  cancel: AbortController | null;
}

const store = createStore<{ items: readonly OutgoingHandIn[] }>(() => ({ items: [] }));
const itemsNow = () => store.getState().items;
const find = (key: string) => itemsNow().find((each) => each.key === key);
const viewerId = () => sessionStore.getState().user?.id ?? null;
const retry = new RetryTimer();
let sendAgain: (() => void) | null = null;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** If the device could not store an item, closing the window asks first; a new connection sends everything. */
function setItems(items: readonly OutgoingHandIn[]): void {
  store.setState({ items });
  if (items.some(({ state, isKept: kept }) => state !== 'failed' && !kept))
    window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  if (sendAgain) window.removeEventListener('online', sendAgain);
  if (sendAgain && items.length > 0) window.addEventListener('online', sendAgain);
}

const change = (key: string, part: Partial<OutgoingHandIn>) =>
  setItems(itemsNow().map((each) => (each.key === key ? { ...each, ...part } : each)));
const drop = (key: string) => setItems(itemsNow().filter((each) => each.key !== key));

/** Removes it from the list and from the device. */
async function remove({ key, userId }: OutgoingHandIn): Promise<void> {
  drop(key);
  if (userId) await deleteKept(userId, key).catch(() => {});
}

/** @returns whether it must wait. */
async function deliver(client: QueryClient, item: OutgoingHandIn): Promise<boolean> {
  const { key, assignmentId, file, note, userId } = item;
  const cancel = new AbortController();
  change(key, { state: 'sending', cancel });
  const onProgress = (progress: number) => change(key, { progress });
  try {
    if (item.isKept && userId && !(await isKept(userId, key))) return false;
    await sendHandIn({ assignmentId, file, note }, { key, signal: cancel.signal, onProgress });
    // Shown before it is removed here, so that it is never missing in between.
    await client.invalidateQueries({ queryKey: assignmentQueries.all() });
    await remove(item);
    return false;
  } catch (error) {
    const mustWait = isTemporaryError(error);
    change(key, {
      state: mustWait ? 'waiting' : 'failed',
      problem: mustWait ? null : handInProblem(error),
      progress: mustWait && goesInParts(file) ? (find(key)?.progress ?? 0) : 0,
      cancel: null,
    });
    return mustWait;
  } finally {
    // Another tab has sent it, or discarded it.
    if (find(key)?.state === 'sending') drop(key);
  }
}

/** Sends what waits; repeated calls send nothing twice. Another user's items leave this page. */
function sendWaiting(client: QueryClient): void {
  if (!retry.begin()) return;
  setItems(itemsNow().filter(({ userId }) => userId === viewerId()));
  for (const item of itemsNow())
    if (item.state === 'waiting')
      void deliver(client, item).then((mustWait) => {
        if (mustWait) retry.again(() => sendWaiting(client));
        else retry.reset();
      });
}

const fresh = { state: 'waiting' as const, progress: 0, problem: null, cancel: null };

/** Accepts a hand-in: it is sent as soon as possible, on any page of the student, also at the next visit. */
export async function handIn(client: QueryClient, about: Omit<KeptHandIn, 'key'>): Promise<void> {
  sendAgain ??= () => sendWaiting(client);
  const userId = viewerId();
  const kept = { ...about, key: requestKey() };
  setItems([...itemsNow(), { ...kept, ...fresh, userId, isKept: false }]);
  if (userId && (await keepHandIn(userId, kept))) change(kept.key, { isKept: true });
  sendWaiting(client);
}

/** Takes over what this user left on the device. */
async function resume(client: QueryClient, userId: string): Promise<void> {
  sendAgain ??= () => sendWaiting(client);
  const kept = (await keptHandIns(userId)).filter(({ key }) => !find(key));
  if (kept.length === 0 || viewerId() !== userId) return;
  setItems([...itemsNow(), ...kept.map((each) => ({ ...each, ...fresh, userId, isKept: true }))]);
  sendWaiting(client);
}

/** Sends what an earlier visit has left. */
export function useLeftHandIns(): void {
  const client = useQueryClient();
  useEffect(() => {
    const userId = viewerId();
    if (userId) void resume(client, userId).catch(() => {});
  }, [client]);
}

export function resend(client: QueryClient, key: string): void {
  change(key, { state: 'waiting', problem: null });
  sendWaiting(client);
}

export function discard(key: string): void {
  const item = find(key);
  if (!item) return;
  void remove(item);
  item.cancel?.abort();
  // What stays there is deleted within a week.
  if (goesInParts(item.file)) void discardParts(key).catch(() => {});
}

/** The unsent hand-ins of an assignment. */
export function useOutgoing(assignmentId: string): readonly OutgoingHandIn[] {
  const items = store((state) => state.items);
  return items.filter((item) => item.assignmentId === assignmentId && item.userId === viewerId());
}

/** Clears this page's memory, as a closed tab does; stored items stay. */
export const clearHandInsForTest = (): void => setItems([]);
