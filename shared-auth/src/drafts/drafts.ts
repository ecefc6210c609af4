import { sessionStore } from '../session/session.ts';
import { DRAFT_PREFIX } from './clear-device.ts';

const DAY_MS = 24 * 60 * 60_000;

function keyOf(name: string): string | null {
  const user = sessionStore.getState().user;
  return user && `${DRAFT_PREFIX}${user.id}:${name}`;
}

/** What the signed-in user has not finished under this name, on this device; null after a day or where it is unreadable. */
export function readDraft(name: string): unknown {
  const key = keyOf(name);
  try {
    const { at, content } = JSON.parse((key && localStorage.getItem(key)) ?? 'null') ?? {};
    return Date.now() - at < DAY_MS ? content : null;
  } catch {
    return null;
  }
}

/** Keeps unfinished work over a reload; it is deleted when the user signs out. `null` deletes it now. */
export function keepDraft(name: string, content: unknown): void {
  const key = keyOf(name);
  if (!key) return;
  try {
    if (content === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), content }));
  } catch {
    // A full or closed storage keeps no drafts; the work itself goes on.
  }
}
