import * as v from 'valibot';
import { deviceStorage } from '../storage/browser-storage.ts';

const KEY = 'session-holder';
const noteSchema = v.object({ token: v.string(), id: v.string() });

interface Holder {
  id: string;
  roles: readonly string[];
}

/**
 * Stores the token holder's permissions, so that the next load sends no other request before its code has loaded
 * (`boot.js`).
 */
export function noteHolder(token: string | null, user: Holder, permissions: readonly string[]): void {
  const mark = token?.slice(-8);
  const note = { token: mark, id: user.id, roles: user.roles, permissions };
  if (mark) deviceStorage.writeJson(KEY, note);
}

/** The token's user, as stored by an earlier load; null if nothing is stored. */
export function notedHolderId(token: string): string | null {
  const note = v.safeParse(noteSchema, deviceStorage.readJson(KEY));
  return note.success && note.output.token === token.slice(-8) ? note.output.id : null;
}

export const clearHolder = (): void => deviceStorage.remove(KEY);
