const KEY = 'session-holder';

interface Holder {
  id: string;
  roles: readonly string[];
}

/** Notes what the token's holder may do, so that the next load asks for nothing else before its code has come (`boot.js`). */
export function noteHolder(token: string | null, user: Holder, permissions: readonly string[]): void {
  const mark = token?.slice(-8);
  const note = { token: mark, id: user.id, roles: user.roles, permissions };
  if (mark) inStorage((storage) => storage.setItem(KEY, JSON.stringify(note)));
}

/** Whose token it is, as an earlier load noted; null where none did. */
export function notedHolderId(token: string): string | null {
  try {
    const note = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return note?.token === token.slice(-8) && typeof note.id === 'string' ? note.id : null;
  } catch {
    return null;
  }
}

export const clearHolder = (): void => inStorage((storage) => storage.removeItem(KEY));

function inStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    // Storage may be forbidden or full: the next load waits for the profile.
  }
}
