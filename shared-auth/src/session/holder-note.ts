const KEY = 'session-holder';

/** Notes what the token's holder may do, so that the next load asks for nothing else before its code has come (`boot.js`). */
export function noteHolder(token: string | null, roles: readonly string[], permissions: readonly string[]): void {
  const mark = token?.slice(-8);
  if (mark) inStorage((storage) => storage.setItem(KEY, JSON.stringify({ token: mark, roles, permissions })));
}

export const clearHolder = (): void => inStorage((storage) => storage.removeItem(KEY));

function inStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    // Storage may be forbidden or full: the next load waits for the profile.
  }
}
