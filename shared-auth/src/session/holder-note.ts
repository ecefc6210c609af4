import * as v from 'valibot';
import { deviceStorage } from '../storage/browser-storage.ts';

const KEY = 'session-holder';
const noteSchema = v.object({ token: v.string(), id: v.string() });

interface Holder {
  id: string;
  roles: readonly string[];
}

/** Notes what the token's holder may do, so that the next load asks for nothing else before its code has come (`boot.js`). */
export function noteHolder(token: string | null, user: Holder, permissions: readonly string[]): void {
  const mark = token?.slice(-8);
  const note = { token: mark, id: user.id, roles: user.roles, permissions };
  if (mark) deviceStorage.writeJson(KEY, note);
}

/** The token's user, as an earlier load noted; null without a note. */
export function notedHolderId(token: string): string | null {
  const note = v.safeParse(noteSchema, deviceStorage.readJson(KEY));
  return note.success && note.output.token === token.slice(-8) ? note.output.id : null;
}

export const clearHolder = (): void => deviceStorage.remove(KEY);
