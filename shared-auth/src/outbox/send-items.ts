import { http } from '../http/http.ts';
import type { OutboxItem } from './outbox-item.ts';
import { authorId, changeItem, dropItem, findItem, hasFreeDraft, itemsNow, takeBack } from './outbox-store.ts';
import { isAwaited, publishOutcome } from './outcomes.ts';
import { isTemporaryError, RetryTimer } from './retry.ts';
import { deleteStoredItem, isStored } from './stored-items.ts';

/** Only one tab at a time sends to a target, so that items keep their order; a second tab finds that they were sent. */
function withSendLock<Result>(author: string, target: string, run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`outbox:${author}:${target}`, run) : run();
}

const controls = new Map<string, AbortController>();
export const abortSending = (key: string): void => controls.get(key)?.abort();

function sent(author: string, item: OutboxItem, response: unknown): void {
  deleteStoredItem(author, item.key);
  changeItem(item.key, { isStored: false });
  publishOutcome({ item, response });
  // Queries publish their change in a later task: an item removed before that would disappear and be redrawn.
  setTimeout(() => dropItem(item.key), 0);
}

function rejected(item: OutboxItem, error: unknown): void {
  if (hasFreeDraft(item)) takeBack(item);
  else changeItem(item.key, { state: 'failed', isRejected: true });
  publishOutcome({ item, error });
}

/** One attempt. Returns whether the target must wait. */
async function trySending(author: string, item: OutboxItem): Promise<boolean> {
  const { key, path, json } = item;
  const control = new AbortController();
  controls.set(key, control);
  changeItem(key, { state: 'sending' });
  try {
    const request = { json, headers: { 'Idempotency-Key': key }, signal: control.signal };
    const response = await http.post(path, request);
    const body = await response.json().catch(() => null);
    if (findItem(key)) sent(author, item, body);
    else deleteStoredItem(author, key);
    return false;
  } catch (error) {
    if (!findItem(key) || authorId() !== author) return false;
    const mustWait = isTemporaryError(error, item.later);
    if (mustWait) changeItem(key, { state: 'waiting', isDelayed: true, delayedBy: error.status });
    else rejected(item, error);
    return mustWait;
  } finally {
    controls.delete(key);
  }
}

/**
 * Another tab may have sent it while this one waited for its turn. A waiting form then gets the first response by the
 * key.
 */
async function takeTurn(author: string, { key }: OutboxItem): Promise<boolean> {
  const item = findItem(key);
  if (!item || authorId() !== author) return false;
  if (!item.isStored || isStored(author, key) || isAwaited(key)) return trySending(author, item);
  dropItem(key);
  return false;
}

const retry = new RetryTimer();
const busyTargets = new Set<string>();

async function sendTarget(target: string): Promise<void> {
  if (busyTargets.has(target)) return;
  busyTargets.add(target);
  try {
    for (;;) {
      const author = authorId();
      const next = itemsNow().find((item) => item.target === target && item.state === 'waiting');
      if (!author || !next) return;
      const mustWait = await withSendLock(author, target, () => takeTurn(author, next));
      if (mustWait) return retry.again(sendItems);
      retry.reset();
    }
  } finally {
    busyTargets.delete(target);
  }
}

/** Sends waiting items, each target separately. It can be called at any time: a running send is not repeated. */
export function sendItems(): void {
  if (!retry.begin()) return;
  for (const target of new Set(itemsNow().map((item) => item.target))) void sendTarget(target);
}
