import { deviceStorage, hasOfflineCopies, RESTORED_PREFIX, sessionStore } from '@academy/shared-auth';

export interface Seen {
  /** When it came from the API, in ms. */
  at: number;
  data: unknown;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** The limits for one viewer: larger or further data is not stored. */
const MOST_CHARACTERS = 20_000;
const MOST_ENTRIES = 24;

/** One record for each user and role: another role sees other data. Null while nobody is signed in. */
export function recordKey(): string | null {
  const { user } = sessionStore.getState();
  return user && `${RESTORED_PREFIX}${user.id}:${[...user.roles].sort().join('+')}`;
}

const isSeen = (entry: unknown): entry is Seen =>
  typeof entry === 'object' && entry !== null && 'data' in entry && 'at' in entry && typeof entry.at === 'number';

function readRecord(key: string): [string, Seen][] {
  const entries = Object.entries(deviceStorage.readJson(key) ?? {});
  return entries.filter((entry): entry is [string, Seen] => isSeen(entry[1]));
}

/** The data stored under a name within the last week. */
export function readSeen(name: string): Seen | null {
  const key = recordKey();
  const found = key && readRecord(key).find(([of]) => of === name)?.[1];
  return found && Date.now() - found.at < WEEK_MS ? found : null;
}

/** Stores the present data; beyond the limit the oldest is dropped. */
export function keepSeen(key: string, name: string, seen: Seen): void {
  // Data from the device is older than its query's time.
  if (hasOfflineCopies()) return;
  const others = readRecord(key).filter(([of]) => of !== name);
  const isSmall = JSON.stringify(seen.data).length <= MOST_CHARACTERS;
  const kept = isSmall ? [...others, [name, seen] as const] : others;
  kept.sort(([, one], [, other]) => other.at - one.at);
  deviceStorage.writeJson(key, Object.fromEntries(kept.slice(0, MOST_ENTRIES)));
}
