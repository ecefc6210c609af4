import { useMemo } from 'react';
import { keepDraft } from '../drafts/drafts.ts';
import { requestKey } from '../http/request-keys.ts';
import { type Session, sessionStore } from '../session/session.ts';
import type { OutboxItem, Parcel } from './outbox-item.ts';
import {
  authorId,
  changeItem,
  dropItem,
  findItem,
  holdItems,
  itemsNow,
  mergeItems,
  outboxStore,
  removeItem,
  takeBack,
} from './outbox-store.ts';
import { cancelWait, isAwaited, onOutcome, waitForOutcome } from './outcomes.ts';
import { abortSending, sendItems } from './send-items.ts';
import { CANCELLED, markCancelled, prefixOf, storedItems, storeItem } from './stored-items.ts';

/** Takes over what this user left on the device before, or in another tab. */
function load(): void {
  const author = authorId();
  if (author) mergeItems(storedItems(author));
  sendItems();
}

function followTabs({ key, newValue }: StorageEvent): void {
  const author = authorId();
  if (!author || !key?.startsWith(prefixOf(author))) return;
  const itemKey = key.slice(prefixOf(author).length);
  if (newValue === CANCELLED) {
    dropItem(itemKey);
    cancelWait(itemKey);
  } else if (newValue === null && !isAwaited(itemKey)) dropItem(itemKey);
  else load();
}

/** Another user's items are neither shown nor sent. */
function empty(author: string | undefined): void {
  if (author) holdItems(author, itemsNow());
  for (const { key } of itemsNow()) {
    abortSending(key);
    cancelWait(key);
  }
  outboxStore.setState({ items: [] });
}

let isStarted = false;
/** Whether nobody was signed in on this page: the next user may have left items earlier. */
let wasSignedOut = false;

function followUser({ status, user }: Session, before: Session): void {
  wasSignedOut ||= status === 'signed-out';
  if (user?.id === before.user?.id) return;
  empty(before.user?.id);
  if (user && wasSignedOut) holdItems(user.id, storedItems(user.id));
  if (user) wasSignedOut = false;
  load();
}

/**
 * Sends the waiting items on this device, from now on: at once, with each connection, and for each user who signs in.
 */
export function startOutbox(): void {
  if (!isStarted) {
    isStarted = true;
    window.addEventListener('online', load);
    window.addEventListener('storage', followTabs);
    sessionStore.subscribe(followUser);
  }
  load();
}

function resend(key: string): void {
  changeItem(key, { state: 'waiting', isRejected: false, isHeld: false });
  sendItems();
}

/**
 * Sends every item that waits for its author again, and tries those that wait for the connection: each target in order.
 */
function resendAll(): void {
  for (const { key, state } of itemsNow())
    if (state === 'failed' || state === 'held') changeItem(key, { state: 'waiting', isRejected: false, isHeld: false });
  sendItems();
}

function sendAgain(item: OutboxItem): OutboxItem {
  if (item.state === 'failed' || item.state === 'held') resend(item.key);
  return item;
}

function put({ key = requestKey(), draft = null, later = [], ...parcel }: Parcel): OutboxItem {
  const author = authorId();
  const known = findItem(key);
  if (known) return sendAgain(known);
  const at = Math.max(Date.now(), (itemsNow().at(-1)?.at ?? 0) + 1);
  const item = { ...parcel, draft, later, key, at, isRejected: false, isHeld: false, state: 'waiting' as const };
  const added = { ...item, isStored: author !== null && storeItem(author, { ...item }) };
  if (draft && added.isStored) keepDraft(draft.name, null);
  mergeItems([added]);
  startOutbox();
  return added;
}

function cancel(key: string): void {
  const item = findItem(key);
  if (!item) return;
  const author = authorId();
  if (author && item.isStored) markCancelled(author, key);
  takeBack(item);
  abortSending(key);
  cancelWait(key);
}

/**
 * The viewer's outgoing items, stored on this device until they arrive: over reloads and lost connections, in order for
 * each target, by one tab at a time. `put` adds an item. `deliver` also waits for its result: it resolves with the
 * API's response, and rejects with the API's error, or as aborted if the viewer cancels it. Signing out deletes all
 * items; items of a session that ends by itself are held until their author calls `resend`, or `resendAll`.
 */
export const outbox = {
  put,
  /** @param isShown whether the form is on the screen, where it can show a rejection. */
  deliver: (parcel: Parcel, isShown = () => true): Promise<unknown> => {
    const key = parcel.key ?? requestKey();
    const outcome = waitForOutcome(key, isShown);
    put({ ...parcel, key });
    return outcome;
  },
  resend,
  resendAll,
  cancel,
  /** The newest first: of several items from one form, its text is restored. */
  cancelAll: (): void => {
    for (const { key } of itemsNow().toReversed()) cancel(key);
  },
  /** The item has arrived after all, as another response shows: removes it. */
  settle: (key: string): void => {
    const state = findItem(key)?.state;
    if (state === 'failed' || state === 'held') removeItem(key);
  },
  items: itemsNow,
  subscribe: outboxStore.subscribe,
  onOutcome,
};

/** Items that are being sent, oldest first: all, or those for one target. */
export function useOutbox(target?: string): readonly OutboxItem[] {
  const items = outboxStore((state) => state.items);
  return useMemo(
    () => (target === undefined ? items : items.filter((item) => item.target === target)),
    [items, target],
  );
}

/** Clears the page's memory, like a reload; stored items stay. */
export const clearOutboxForTest = (): void => outboxStore.setState({ items: [] });
