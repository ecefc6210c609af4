import { create } from 'zustand';
import { keepDraft } from '../drafts/drafts.ts';
import { sessionStore } from '../session/session.ts';
import { inOrder, type OutboxItem } from './outbox-item.ts';
import { deleteStoredItem, storeItem } from './stored-items.ts';

/** What the signed-in user has sent and has not arrived, oldest first. */
export const outboxStore = create<{ items: readonly OutboxItem[] }>(() => ({ items: [] }));

export const itemsNow = (): readonly OutboxItem[] => outboxStore.getState().items;
export const findItem = (key: string): OutboxItem | undefined => itemsNow().find((item) => item.key === key);
export const authorId = (): string | null => sessionStore.getState().user?.id ?? null;

/** Adds what is not there yet, and takes over what another tab has tried again. */
export function mergeItems(added: readonly OutboxItem[]): void {
  const merged = new Map(itemsNow().map((item) => [item.key, item]));
  for (const item of added) {
    const known = merged.get(item.key);
    if (!known || known.isRejected !== item.isRejected) merged.set(item.key, item);
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

/** Gives the words back to the form that they were written in. */
export function takeBack({ key, draft }: OutboxItem): void {
  dropItem(key);
  const author = authorId();
  if (author) deleteStoredItem(author, key);
  if (draft) keepDraft(draft.name, draft.content);
}
