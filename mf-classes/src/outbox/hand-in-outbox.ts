import { createStore, isTemporaryError, RetryTimer, requestKey, sessionStore } from '@academy/shared-auth';
import type { QueryClient } from '@academy/shared-auth/query';
import { assignmentQueries } from '#/api/files/assignments.ts';
import { sendHandIn } from '#/api/files/hand-ins.ts';
import { handInProblem } from './hand-in-problem.ts';

/** What a student has handed in and the server does not have yet. It lives as long as the page. */
export interface OutgoingHandIn {
  /** The Idempotency-Key: sent again, it is taken once. */
  key: string;
  userId: string | null;
  assignmentId: string;
  file: File;
  note: string;
  /** `waiting` for the connection; `failed`: rejected, until the student sends it again or discards it. */
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The key of why it was rejected. */
  problem: string | null;
  cancel: AbortController | null;
}

const store = createStore<{ items: readonly OutgoingHandIn[] }>(() => ({ items: [] }));
const itemsNow = () => store.getState().items;
const viewerId = () => sessionStore.getState().user?.id ?? null;
const retry = new RetryTimer();
let sendAgain: (() => void) | null = null;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While something is on its way the window asks before it closes, and a connection that comes back sends it. */
function setItems(items: readonly OutgoingHandIn[]): void {
  store.setState({ items });
  if (items.some(({ state }) => state !== 'failed')) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  if (sendAgain) window.removeEventListener('online', sendAgain);
  if (sendAgain && items.length > 0) window.addEventListener('online', sendAgain);
}

const change = (key: string, part: Partial<OutgoingHandIn>) =>
  setItems(itemsNow().map((each) => (each.key === key ? { ...each, ...part } : each)));
const drop = (key: string) => setItems(itemsNow().filter((each) => each.key !== key));

/** Gives whether it must wait. */
async function deliver(client: QueryClient, { key, assignmentId, file, note }: OutgoingHandIn): Promise<boolean> {
  const cancel = new AbortController();
  change(key, { state: 'sending', progress: 0, cancel });
  const onProgress = (progress: number) => change(key, { progress });
  try {
    await sendHandIn({ assignmentId, file, note }, { key, signal: cancel.signal, onProgress });
    // Shown before it is dropped, so that it never vanishes between.
    await client.invalidateQueries({ queryKey: assignmentQueries.all() });
    drop(key);
    return false;
  } catch (error) {
    const mustWait = isTemporaryError(error);
    change(key, {
      state: mustWait ? 'waiting' : 'failed',
      problem: mustWait ? null : handInProblem(error),
      progress: 0,
      cancel: null,
    });
    return mustWait;
  }
}

/** Sends what waits; called again at any time, nothing is sent twice. Another user's goes. */
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

/** Takes a hand-in: it is sent as soon as it can be, whatever page the student goes to. */
export function handIn(client: QueryClient, about: Pick<OutgoingHandIn, 'assignmentId' | 'file' | 'note'>): void {
  sendAgain ??= () => sendWaiting(client);
  const item = { key: requestKey(), userId: viewerId(), state: 'waiting' as const, progress: 0 };
  setItems([...itemsNow(), { ...item, ...about, problem: null, cancel: null }]);
  sendWaiting(client);
}

export function resend(client: QueryClient, key: string): void {
  change(key, { state: 'waiting', problem: null });
  sendWaiting(client);
}

export function discard(key: string): void {
  const item = itemsNow().find((each) => each.key === key);
  drop(key);
  item?.cancel?.abort();
}

/** What is on its way of an assignment. */
export function useOutgoing(assignmentId: string): readonly OutgoingHandIn[] {
  const items = store((state) => state.items);
  return items.filter((item) => item.assignmentId === assignmentId && item.userId === viewerId());
}

export const clearHandInsForTest = (): void => setItems([]);
