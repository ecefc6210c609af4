import * as v from 'valibot';
import { OUTBOX_PREFIX } from '../drafts/clear-device.ts';
import { type OutboxItem, type StoredItem, storedItemSchema } from './outbox-item.ts';

export const prefixOf = (userId: string): string => `${OUTBOX_PREFIX}${userId}:`;

/** One entry for each item, so that tabs never overwrite each other's. False where there is no room. */
export function storeItem(userId: string, item: StoredItem): boolean {
  try {
    localStorage.setItem(prefixOf(userId) + item.key, JSON.stringify(v.parse(storedItemSchema, item)));
    return true;
  } catch {
    return false;
  }
}

export const isStored = (userId: string, key: string): boolean => localStorage.getItem(prefixOf(userId) + key) !== null;

export const deleteStoredItem = (userId: string, key: string): void => localStorage.removeItem(prefixOf(userId) + key);

/** What an item's entry holds for a moment, so that other tabs tell one that was cancelled from one that was sent. */
export const CANCELLED = 'cancelled';

export function markCancelled(userId: string, key: string): void {
  try {
    localStorage.setItem(prefixOf(userId) + key, CANCELLED);
  } catch {
    // The entry goes away next, in any case.
  }
}

function readItem(name: string): StoredItem | null {
  try {
    const read = v.safeParse(storedItemSchema, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** What this user has not sent yet, from this or another tab. */
export function storedItems(userId: string): OutboxItem[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(userId)));
  return names.flatMap((name) => {
    const item = readItem(name);
    return item ? [{ ...item, state: stateOf(item), isStored: true }] : [];
  });
}

const stateOf = ({ isRejected, isHeld }: StoredItem) => (isRejected ? 'failed' : isHeld ? 'held' : 'waiting');
