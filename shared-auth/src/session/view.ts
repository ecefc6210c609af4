import { tabStorage } from '../storage/browser-storage.ts';

const KEY = 'view';

/** The token with which this tab sees the academy as somebody else (D124, ADR 130); null in every other tab. */
export const viewToken = (): string | null => tabStorage.read(KEY);

/** Whether this tab is a view: it stores nothing on the device. */
export const isView = (): boolean => viewToken() !== null;

/** Anew, so that nothing in memory is of the other person. */
const open = () => location.assign('/dashboard');

/**
 * From now on this tab sees the academy as somebody else. The own session stays in its cookie.
 * @returns whether this browser lets it.
 */
export function beginView(token: string): boolean {
  const isKept = tabStorage.write(KEY, token);
  if (isKept) open();
  return isKept;
}

/** Goes back to the own session. */
export function leaveView(): void {
  tabStorage.remove(KEY);
  open();
}

const listeners = new Set<() => void>();

/** Calls where the API rejects a change because the tab is a view. @returns a function that stops it. */
export function onViewOnly(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const noteViewOnly = (): void => {
  for (const listener of listeners) listener();
};
