import { deviceStorage } from './browser-storage.ts';
import { UNSENT_FILES_PREFIX } from './unsent-files.ts';

export const DRAFT_PREFIX = 'draft:';
/** What the device shows at once at the next visit, below it the user's id. */
export const RESTORED_PREFIX = 'restored:';

/** What has not arrived at the API yet, below it the user's id. */
export const OUTBOX_PREFIX = 'outbox:';
/** The keys of the outboxes that messages and reports had of their own. */
const FORMER_OUTBOXES = ['chat-outbox:', 'report-outbox:'];

function removeKeys(isRemoved: (key: string) => boolean): void {
  for (const key of deviceStorage.keys()) if (isRemoved(key)) deviceStorage.remove(key);
}

/** Leaves nobody's unfinished or unsent words, and nothing that was shown to them, on a device that may be another's next. */
export function clearDevice(userId: string | null): void {
  removeKeys(
    (key) =>
      key.startsWith(DRAFT_PREFIX) ||
      key.startsWith(RESTORED_PREFIX) ||
      [OUTBOX_PREFIX, ...FORMER_OUTBOXES].some((prefix) => key.startsWith(`${prefix}${userId}:`)),
  );
  if (userId && 'caches' in globalThis) caches.delete(UNSENT_FILES_PREFIX + userId).catch(() => {});
}

/** The same for what was shown to others, once somebody has signed in. */
export const clearOthers = (userId: string): void =>
  removeKeys((key) => key.startsWith(RESTORED_PREFIX) && !key.startsWith(`${RESTORED_PREFIX}${userId}:`));
