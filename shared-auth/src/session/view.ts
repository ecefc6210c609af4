import { tabStorage } from '../storage/browser-storage.ts';

const KEY = 'view';

/** The token with which this tab sees the academy as another user (D124, ADR 130); null in every other tab. */
export const viewToken = (): string | null => tabStorage.read(KEY);

/** Whether the session of this page is that of a view. */
let isHeld = false;

/** Records which token the page uses. */
export function noteView(token: string | null): void {
  isHeld = token !== null && token === viewToken();
}

/**
 * Whether this tab is a view: it stores nothing on the device, also while the page is still shown after the view’s end.
 */
export const isView = (): boolean => isHeld || viewToken() !== null;

/** With a reload, so that nothing of the other person stays in memory. */
const open = () => location.assign('/dashboard');

/**
 * From now on this tab sees the academy as another user. The viewer's own session stays in its cookie.
 * @returns whether this browser allows it.
 */
export function beginView(token: string): boolean {
  const isKept = tabStorage.write(KEY, token);
  if (isKept) open();
  return isKept;
}

/** Returns to the viewer's own session, once. */
export function leaveView(): void {
  if (viewToken() === null) return;
  tabStorage.remove(KEY);
  open();
}

const listeners = new Set<() => void>();

/** Calls back when the API rejects a call because the tab is a view, or a child’s session. @returns a function that stops it. */
export function onViewOnly(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const noteViewOnly = (): void => {
  for (const listener of listeners) listener();
};
