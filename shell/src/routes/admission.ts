import { belongsTo, isClosedToChild, type Session } from '@academy/shared-auth';
import { CONSENTS, neededFirst, SECOND_STEP } from './needed-first.ts';
import { declaredRoute, type Place } from './route-table.ts';

/**
 * The guard's decision about a place: show it, wait for the profile, say that the profile does not load (C22), reject
 * it, or redirect.
 */
export type Admission =
  | { verdict: 'show' }
  | { verdict: 'wait' }
  | { verdict: 'unreachable' }
  | { verdict: 'forbidden' }
  | { verdict: 'not-found' }
  | { verdict: 'go'; to: string };

interface Visit {
  place: Place;
  pathname: string;
  session: Pick<Session, 'status' | 'permissions' | 'user' | 'reason' | 'failure'>;
  /** The path with its query and hash, to return to after signing in. */
  here: string;
  /** The page for a signed-in user instead of one for signed-out users. */
  back: string;
  /** The first menu entry that the user may see. */
  home: string | null;
  /** A token was just stored here: the form stays until its profile has loaded. */
  isEntering: boolean;
}

const DASHBOARD_PERMISSION = 'timeline.read';
/**
 * Who works with money alone, as an accountant, has no timeline (D149). Invoices are not among them: students have that
 * permission.
 */
const moneyPermissions = [
  'money.read',
  'salaries.read',
  'pay_runs.update',
  'office.month.read',
  'subscriptions.bank_transfers.read',
];
const superAdmins = { permissions: [], roles: ['super-admin'] };
const everybody = { permissions: [], roles: [] };
const isInDashboard = (pathname: string) => pathname === '/dashboard' || pathname.startsWith('/dashboard/');

const waiting = ({ failure }: Visit['session']): Admission => ({ verdict: failure ? 'unreachable' : 'wait' });

function admitSession({ session, here }: Visit): Admission | null {
  if (session.status === 'unknown') return waiting(session);
  if (session.status === 'signed-in') return null;
  const remember = session.reason === 'signed-out' ? '' : `?next=${encodeURIComponent(here)}`;
  return { verdict: 'go', to: `/auth/signin${remember}` };
}

/** Until this is done, no other page opens. */
function admitToSetUp({ session: { user }, pathname, here }: Visit): Admission | null {
  const needed = neededFirst(user);
  if (!needed || pathname === needed) return null;
  const isOtherStep = pathname === SECOND_STEP || pathname === CONSENTS;
  return {
    verdict: 'go',
    to: isOtherStep ? needed + here.slice(pathname.length) : `${needed}?next=${encodeURIComponent(here)}`,
  };
}

function admitHolder(visit: Visit): Admission {
  const { place, pathname, session } = visit;
  const route = declaredRoute(place);
  const holder = { permissions: session.permissions, roles: session.user?.roles ?? [] };
  const isOfMoney = moneyPermissions.some((permission) => holder.permissions.has(permission));
  const inDashboard = isInDashboard(pathname) && !isOfMoney ? [DASHBOARD_PERMISSION] : [];
  const asked = place.kind === 'platform' ? superAdmins : (route ?? everybody);
  const permissions = [...inDashboard, ...asked.permissions];
  if (!belongsTo(holder, { permissions, only: asked.roles })) return { verdict: 'forbidden' };
  if (route && isClosedToChild(holder, route.path)) return { verdict: 'forbidden' };
  if (place.kind !== 'home') return { verdict: 'show' };
  return visit.home ? { verdict: 'go', to: visit.home } : { verdict: 'forbidden' };
}

/** Pages that mails link to, for everybody. */
const openToAll: ReadonlySet<string> = new Set(['confirm-email', 'not-me']);

/** Sign-in and similar pages are only for signed-out users; pages that mails link to are for everyone. */
function admitToAuth({ place, session, back, isEntering }: Visit): Admission {
  if (place.kind === 'auth' && openToAll.has(place.page)) return { verdict: 'show' };
  if (session.status === 'unknown') return isEntering && !session.failure ? { verdict: 'show' } : waiting(session);
  return session.status === 'signed-in' ? { verdict: 'go', to: back } : { verdict: 'show' };
}

/** The guard of every route. */
export function admit(visit: Visit): Admission {
  const { place } = visit;
  if (place.kind === 'unknown') return { verdict: 'not-found' };
  if (place.kind === 'redirect') return { verdict: 'go', to: place.to + visit.here.slice(visit.pathname.length) };
  if (place.kind === 'auth') return admitToAuth(visit);
  if (declaredRoute(place)?.access === 'public') return { verdict: 'show' };
  return admitSession(visit) ?? admitToSetUp(visit) ?? admitHolder(visit);
}
