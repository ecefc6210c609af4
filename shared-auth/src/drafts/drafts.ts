import * as v from 'valibot';
import { sessionStore } from '../session/session.ts';
import { deviceStorage } from '../storage/browser-storage.ts';
import { DRAFT_PREFIX } from './clear-device.ts';

const draftSchema = v.object({ at: v.number(), content: v.unknown() });
const DAY_MS = 24 * 60 * 60_000;

function keyOf(name: string): string | null {
  const user = sessionStore.getState().user;
  return user && `${DRAFT_PREFIX}${user.id}:${name}`;
}

/** What the signed-in user has not finished under this name, on this device; null after a day or where it is unreadable. */
export function readDraft(name: string): unknown {
  const key = keyOf(name);
  const kept = v.safeParse(draftSchema, key && deviceStorage.readJson(key));
  return kept.success && Date.now() - kept.output.at < DAY_MS ? kept.output.content : null;
}

/** Keeps unfinished work over a reload; it is deleted when the user signs out. `null` deletes it now. */
export function keepDraft(name: string, content: unknown): void {
  const key = keyOf(name);
  if (!key) return;
  if (content === null) deviceStorage.remove(key);
  else deviceStorage.writeJson(key, { at: Date.now(), content });
}
