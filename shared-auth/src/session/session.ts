import { create } from 'zustand';
import type { ApiError } from '../errors/api-error.ts';
import { clearDevice, clearOthers } from '../storage/clear-device.ts';
import { clearHolder, noteHolder } from './holder-note.ts';
import type { Scopes } from './scopes.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { heldToken, holdToken } from './token.ts';
import { isView, leaveView, noteView, viewToken } from './view.ts';

export interface SessionUser {
  id: string;
  name: string;
  /** One of a reserved domain for a user without an address (D140). */
  email: string;
  /** The user name for signing in, if there is one. */
  handle?: string | null;
  /** Whether the address is confirmed (D87). */
  email_verified?: boolean;
  phone: string | null;
  image: string | null;
  role: string;
  roles: string[];
  timezone: string;
  subscription: { package: string | null };
  /** A role of the user requires a second step that is not set up (D120): everything else is closed until then. */
  two_steps_needed?: boolean;
  /** The user must first accept a text of the academy. */
  consents_needed?: boolean;
  /** The user's kinds of relation to students: `parent`, `uncle`, `aunt`. */
  relations?: readonly string[];
}

/** Until when another user sees the academy as this user (D124). */
interface View {
  until: string;
}

/** A child's session: who has opened it, and until when (D141). */
export interface ChildSession {
  by: { name: string };
  until: string;
  /** A device of the child's own: there is no way back to a parent. */
  ownDevice: boolean;
}

/**
 * `unknown`: a token is held but the profile is not loaded yet; `signed-in`: user and permissions are known;
 * `signed-out`: no token. `reason` says why a session ended, for the sign-in page.
 */
export interface Session {
  status: 'unknown' | 'signed-in' | 'signed-out';
  /** A different number for each token, since not all code may see the token itself. */
  generation: number;
  user: SessionUser | null;
  permissions: ReadonlySet<string>;
  /** For permissions about people. */
  scopes: Scopes;
  reason: 'signed-out' | 'expired' | null;
  /** Why the profile failed to load, while the status is `unknown`; the request is repeated (C22). */
  failure: ApiError | null;
  /** Null: the page is no view. */
  view?: View | null;
  /** Null: the session is no child's. In one the user also has the role `child`, which no role of the API is. */
  child?: ChildSession | null;
}

const signedOut = (reason: Session['reason'], generation = 0): Session => ({
  status: 'signed-out',
  generation,
  user: null,
  permissions: new Set(),
  scopes: {},
  reason,
  failure: null,
  view: null,
  child: null,
});

/** The one session of the page; remotes read it through `useSession`. */
export const sessionStore = create<Session>(() => signedOut(null));

/** Selects from the session; re-renders only when the selected value changes. */
export const useSession = <T>(select: (session: Session) => T): T => sessionStore(select);

const channelName = 'academy-session';

/** Replaces the session by that of the token, or by none. */
function take(token: string | null, reason: Session['reason'] = null): void {
  noteView(token);
  const generation = holdToken(token);
  sessionStore.setState(token ? { ...signedOut(null, generation), status: 'unknown' } : signedOut(reason, generation));
}

/** Notifies the other tabs of this browser that a session began or ended. */
function notifyOtherTabs(message: 'signed-in' | 'signed-out' | 'expired'): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Stores the token from the response to a sign-in, sign-up or reset. `setProfile` adds the profile later. */
export function beginSession(token: string): void {
  writeSessionCookie(token);
  take(token);
  notifyOtherTabs('signed-in');
}

/**
 * From a parent's session to a child's, or back: with a reload, so that nothing of the other person stays in memory.
 * What the other one has not sent yet stays on the device.
 */
export function switchSession(token: string): void {
  beginSession(token);
  location.assign('/dashboard');
}

/** The session of a child's own device outlives the cookie of others (D141). */
function holdUntil(until: string): void {
  const token = heldToken();
  if (token) writeSessionCookie(token, Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000)));
}

/** Missing scopes, relations, view and child stay unchanged. */
export function setProfile(
  user: SessionUser,
  permissions: readonly string[],
  scopes?: Scopes,
  { view, child }: Pick<Session, 'view' | 'child'> = {},
): void {
  sessionStore.setState({
    status: 'signed-in',
    user: { relations: sessionStore.getState().user?.relations ?? [], ...user },
    permissions: new Set(permissions),
    failure: null,
    ...(scopes ? { scopes } : {}),
    ...(view ? { view } : {}),
    ...(child ? { child } : {}),
  });
  if (isView()) return;
  if (child?.ownDevice) holdUntil(child.until);
  clearOthers(user.id);
  noteHolder(heldToken(), user, permissions);
}

/**
 * Ends the session here and in all tabs. `expired` if the server rejected the token. The end of a view returns to the
 * own session.
 */
export function endSession(reason: 'signed-out' | 'expired'): void {
  if (sessionStore.getState().status === 'signed-out') return;
  if (isView()) {
    leaveView();
    return;
  }
  clearSessionCookie();
  clearHolder();
  if (reason === 'signed-out') clearDevice(sessionStore.getState().user?.id ?? null);
  take(null, reason);
  notifyOtherTabs(reason);
}

/**
 * Reads the cookie once and follows the other tabs from then on: a sign-out there is a sign-out here; so is a missing
 * cookie when the tab becomes visible again.
 * @returns a function that stops following.
 */
export function startSession(): () => void {
  const view = viewToken();
  take(view ?? readSessionCookie());
  if (view) return () => {};
  const follow = (reason: 'signed-out' | 'expired') => {
    const current = readSessionCookie();
    if (current !== heldToken()) take(current, reason);
  };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => follow(data === 'expired' ? 'expired' : 'signed-out');
  const look = () => follow('signed-out');
  document.addEventListener('visibilitychange', look);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', look);
  };
}
