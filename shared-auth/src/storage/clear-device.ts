import { deviceStorage } from './browser-storage.ts';
import { UNSENT_FILES_PREFIX } from './unsent-files.ts';

export const DRAFT_PREFIX = 'draft:';
/** Data that the next visit shows at once; the keys continue with the user's id. */
export const RESTORED_PREFIX = 'restored:';

/** Items that have not arrived at the API yet; the keys continue with the user's id. */
export const OUTBOX_PREFIX = 'outbox:';
/** The keys of the former outboxes of messages and reports. */
const FORMER_OUTBOXES = ['chat-outbox:', 'report-outbox:'];

/** The name that was typed at the last sign-in. */
const SIGN_IN_NAME = 'sign-in-name';

function removeKeys(isRemoved: (key: string) => boolean): void {
  for (const key of deviceStorage.keys()) if (isRemoved(key)) deviceStorage.remove(key);
}

/** Deletes unfinished and unsent text, and shown data, from a device that another user may use next. */
export function clearDevice(userId: string | null): void {
  removeKeys(
    (key) =>
      key === SIGN_IN_NAME ||
      key.startsWith(DRAFT_PREFIX) ||
      key.startsWith(RESTORED_PREFIX) ||
      [OUTBOX_PREFIX, ...FORMER_OUTBOXES].some((prefix) => key.startsWith(`${prefix}${userId}:`)),
  );
  if (userId && 'caches' in globalThis) caches.delete(UNSENT_FILES_PREFIX + userId).catch(() => {});
}

/** The same for data of other users, after a user has signed in. */
export const clearOthers = (userId: string): void =>
  removeKeys((key) => key.startsWith(RESTORED_PREFIX) && !key.startsWith(`${RESTORED_PREFIX}${userId}:`));
