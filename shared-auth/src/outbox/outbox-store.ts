import { create } from 'zustand';
import { keepDraft, readDraft } from '../drafts/drafts.ts';
import { sessionStore } from '../session/session.ts';
import { inOrder, type OutboxItem } from './outbox-item.ts';
import { deleteStoredItem, isStored, storeItem } from './stored-items.ts';

/** The signed-in user's sent items that have not arrived, oldest first. */
export const outboxStore = create<{ items: readonly OutboxItem[] }>(() => ({ items: [] }));

export const itemsNow = (): readonly OutboxItem[] => outboxStore.getState().items;
export const findItem = (key: string): OutboxItem | undefined => itemsNow().find((item) => item.key === key);
export const authorId = (): string | null => sessionStore.getState().user?.id ?? null;

/** Adds missing items, and adopts items that another tab has sent again. */
export function mergeItems(added: readonly OutboxItem[]): void {
  const merged = new Map(itemsNow().map((item) => [item.key, item]));
  for (const item of added) {
    const known = merged.get(item.key);
    if (!known || known.isRejected !== item.isRejected || known.isHeld !== item.isHeld) merged.set(item.key, item);
  }
  outboxStore.setState({ items: [...merged.values()].sort(inOrder) });
}

export function changeItem(key: string, change: Partial<OutboxItem>): void {
  outboxStore.setState({ items: itemsNow().map((item) => (item.key === key ? { ...item, ...change } : item)) });
  const item = findItem(key);
  const author = authorId();
  if (author && item?.isStored && change.isRejected !== undefined) storeItem(author, item);
}

export function dropItem(key: string): void {
  if (findItem(key)) outboxStore.setState({ items: itemsNow().filter((item) => item.key !== key) });
}

/** Removes an item from the list and from the device. */
export function removeItem(key: string): void {
  dropItem(key);
  const author = authorId();
  if (author) deleteStoredItem(author, key);
}

/** Whether its form is empty now. If the device had no space for the item, its draft was left there. */
export const hasFreeDraft = ({ draft, isStored }: OutboxItem): boolean =>
  draft !== null && (!isStored || readDraft(draft.name) === null);

/** Returns the text to the form in which it was typed, unless there is newer text. */
export function takeBack(item: OutboxItem): void {
  const isFree = hasFreeDraft(item);
  removeItem(item.key);
  if (item.draft && isFree) keepDraft(item.draft.name, item.draft.content);
}

/**
 * Makes items that are being sent wait for their author: the session ended. Items deleted from the device stay deleted.
 */
export function holdItems(author: string, items: readonly OutboxItem[]): void {
  for (const item of items)
    if (item.state !== 'failed' && isStored(author, item.key)) storeItem(author, { ...item, isHeld: true });
}
