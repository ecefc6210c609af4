import * as v from 'valibot';
import { isView } from '../session/view.ts';
import { deviceStorage } from '../storage/browser-storage.ts';
import { OUTBOX_PREFIX } from '../storage/clear-device.ts';
import { type OutboxItem, type StoredItem, storedItemSchema } from './outbox-item.ts';

export const prefixOf = (userId: string): string => `${OUTBOX_PREFIX}${userId}:`;

/** One entry for each item, so that tabs never overwrite each other's. False if there is no space. */
export function storeItem(userId: string, item: StoredItem): boolean {
  const read = v.safeParse(storedItemSchema, item);
  return !isView() && read.success && deviceStorage.writeJson(prefixOf(userId) + item.key, read.output);
}

export const isStored = (userId: string, key: string): boolean => deviceStorage.read(prefixOf(userId) + key) !== null;

export const deleteStoredItem = (userId: string, key: string): void => deviceStorage.remove(prefixOf(userId) + key);

/** A short-lived value in an item's entry, so that other tabs can distinguish a cancelled item from a sent one. */
export const CANCELLED = 'cancelled';

export function markCancelled(userId: string, key: string): void {
  // The entry is deleted next, in any case.
  deviceStorage.write(prefixOf(userId) + key, CANCELLED);
}

function readItem(name: string): StoredItem | null {
  const read = v.safeParse(storedItemSchema, deviceStorage.readJson(name));
  return read.success ? read.output : null;
}

/** This user's unsent items; none in a view of this user, from this or another tab. */
export function storedItems(userId: string): OutboxItem[] {
  if (isView()) return [];
  const names = deviceStorage.keys().filter((name) => name.startsWith(prefixOf(userId)));
  return names.flatMap((name) => {
    const item = readItem(name);
    return item ? [{ ...item, state: stateOf(item), isStored: true }] : [];
  });
}

const stateOf = ({ isRejected, isHeld }: StoredItem) => (isRejected ? 'failed' : isHeld ? 'held' : 'waiting');
