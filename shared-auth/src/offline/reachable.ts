import { clearCopyTimes } from './copy-times.ts';

const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 30_000];

const listeners = new Set<() => void>();

/**
 * Calls back when the server responds again after copies were shown instead.
 * @returns a function that stops it.
 */
export function onReachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const search = { isOn: false, pause: FIRST_PAUSE, timer: undefined as ReturnType<typeof setTimeout> | undefined };

function lookLater(): void {
  clearTimeout(search.timer);
  search.timer = setTimeout(look, search.pause);
  search.pause = Math.min(LONGEST_PAUSE, search.pause * 2);
}

export function stopSearch(): void {
  clearTimeout(search.timer);
  search.isOn = false;
  window.removeEventListener('online', look);
}

async function look(): Promise<void> {
  if (!search.isOn) return;
  const isSeen = document.visibilityState === 'visible' && navigator.onLine;
  const ask = () => fetch('/remotes.json', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const response = isSeen ? await ask() : null;
  if (!response?.ok) return lookLater();
  stopSearch();
  // Requests that still fail are recorded again.
  clearCopyTimes();
  for (const listener of listeners) listener();
}

/**
 * Checks for the server until it responds: at once with each connection, otherwise with growing pauses while the page
 * is visible.
 */
export function searchForServer(): void {
  if (search.isOn) return;
  search.isOn = true;
  search.pause = FIRST_PAUSE;
  window.addEventListener('online', look);
  lookLater();
}
