import { notedHolderId } from '../session/holder-note.ts';
import { sessionStore } from '../session/session.ts';
import { heldToken } from '../session/token.ts';
import { isView } from '../session/view.ts';
import { LONGEST_MS, MOST_CHARACTERS, MOST_COPIES, mayCopy, withoutSecrets } from './copy-rules.ts';
import { clearCopyTimes, noteCopy, noteFresh } from './copy-times.ts';
import { searchForServer, stopSearch } from './reachable.ts';

const PREFIX = 'offline:';
const STORED_AT = 'x-stored-at';
/** Milliseconds after a response in which the page has other work. */
const PAUSE = 1000;
/** Milliseconds in which a worker takes the page over; after that nothing is held in memory for it. */
const LONGEST_WITHOUT_WORKER = 60_000;

interface Offered {
  token: string;
  response: Response;
  at: number;
}

let isStarted = false;
/** Responses that are not stored yet, by address. */
const offered = new Map<string, Offered>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies need the worker: without it no page opens offline, so they are deleted. */
const isActive = (): boolean => isStarted && Boolean(navigator.serviceWorker?.controller);

/** The signed-in user's id, if the session still has the same token. */
function userOf(token: string): string | null {
  return token === heldToken() ? (sessionStore.getState().user?.id ?? null) : null;
}

async function store(userId: string, url: string, { response, token, at }: Offered): Promise<void> {
  const text = withoutSecrets(await response.text());
  if (text.length > MOST_CHARACTERS || userOf(token) !== userId) return;
  const cache = await caches.open(PREFIX + userId);
  const headers = { 'content-type': 'application/json', [STORED_AT]: String(at) };
  // In one step, and as the last of the keys: the first are the oldest.
  await cache.put(url, new Response(text, { headers }));
  const keys = await cache.keys();
  for (const { url: oldest } of keys.slice(0, Math.max(0, keys.length - MOST_COPIES))) await cache.delete(oldest);
  // The session may have ended meanwhile, also in another tab.
  if (userOf(token) !== userId) await caches.delete(PREFIX + userId);
}

async function storeOffered(): Promise<void> {
  if (!isActive()) {
    for (const [url, { at }] of offered) if (Date.now() - at > LONGEST_WITHOUT_WORKER) offered.delete(url);
    return;
  }
  for (const [url, copy] of [...offered]) {
    const userId = userOf(copy.token);
    // The profile may still be loading.
    if (!userId && copy.token === heldToken()) continue;
    offered.delete(url);
    // A full disk stores nothing.
    if (userId) await store(userId, url, copy).catch(() => {});
  }
}

function storeLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void storeOffered(), PAUSE);
}

/** Deletes the copies of all users, except for the user who stays. */
export async function deleteOfflineCopies(exceptUserId: string | null = null): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== PREFIX + exceptUserId) await caches.delete(name);
}

/** Stores a JSON response of the API for a page that opens offline. It is written when there is time. */
export function offerCopy({ url, method }: Request, token: string | null, response: Response): void {
  if (!isStarted || !token || method !== 'GET' || response.status !== 200 || response.headers.has(STORED_AT)) return;
  noteFresh(url);
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson || !mayCopy(new URL(url)) || (offered.size >= MOST_COPIES && !offered.has(url))) return;
  offered.set(url, { token, response: response.clone(), at: Date.now() });
  storeLater();
}

/** The token holder's last response from an address, within the last week; null without one. */
export async function findCopy({ url, method }: Request, token: string | null): Promise<Response | null> {
  const userId = token && method === 'GET' && isActive() ? (userOf(token) ?? notedHolderId(token)) : null;
  const copy = userId ? await caches.match(url, { cacheName: PREFIX + userId }) : undefined;
  const at = Number(copy?.headers.get(STORED_AT));
  if (!copy || Date.now() - at > LONGEST_MS) return null;
  noteCopy(url, at);
  searchForServer();
  return copy;
}

function followSession({ status, user }: { status: string; user: { id: string } | null }): void {
  if (status === 'unknown') return;
  if (!user) {
    offered.clear();
    clearCopyTimes();
    stopSearch();
  } else if (offered.size > 0) storeLater();
  void deleteOfflineCopies(user?.id).catch(() => {});
}

/**
 * From now on the API's responses are stored on this device, only for their user, and used if the API cannot be
 * reached. They are deleted when the session ends, in any way and in any tab, and when another user signs in.
 */
export function startOfflineCopies(): void {
  if (isStarted || isView() || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  isStarted = true;
  navigator.serviceWorker.addEventListener('controllerchange', storeLater);
  followSession(sessionStore.getState());
  sessionStore.subscribe((session, before) => {
    if (session.status !== before.status || session.user?.id !== before.user?.id) followSession(session);
  });
}
