import type { RemoteRoute } from '@academy/shared-auth/contract';
import { matchRoutes } from 'react-router-dom';
import type { KnownRegistry, KnownRemote } from '#/registry/registry.ts';

const authPages = [
  'signin',
  'signup',
  'student',
  'reset-password',
  'verify-password',
  'new-password',
  'confirm-email',
  'not-me',
  'invitation',
] as const;
export type AuthPage = (typeof authPages)[number];

export const START = '/dashboard';
export const PLATFORM = '/dashboard/platform';

/** The content of an address. */
export type Place =
  | { kind: 'remote'; remote: KnownRemote; route: RemoteRoute }
  /** An operator has switched the remote off. */
  | { kind: 'off'; remote: KnownRemote; route: RemoteRoute }
  | { kind: 'auth'; page: AuthPage }
  /** The live versions of the platform, for super-admins. */
  | { kind: 'platform' }
  | { kind: 'redirect'; to: string }
  | { kind: 'home' }
  | { kind: 'unknown' };

interface TableRow {
  path: string;
  handle: Place;
}

export type RouteTable = readonly TableRow[];

function rowsOf(remote: KnownRemote, kind: 'remote' | 'off'): TableRow[] {
  return [
    ...remote.routes.map((route): TableRow => ({ path: route.path, handle: { kind, remote, route } })),
    ...remote.redirects.map(({ from, to }): TableRow => ({ path: from, handle: { kind: 'redirect', to } })),
  ];
}

/** The route that a remote declares for the place, whether it is switched off or not. */
export const declaredRoute = (place: Place): RemoteRoute | null =>
  place.kind === 'remote' || place.kind === 'off' ? place.route : null;

/** Whether the other place has another screen: paths of one screen share it, with all its state. */
export const isOtherScreen = (one: Place, other: Place): boolean =>
  one.kind !== 'remote' ||
  other.kind !== 'remote' ||
  one.remote.name !== other.remote.name ||
  one.route.screen !== other.route.screen;

/** The shell's own pages, then the routes that the registry's remotes declare. */
export function routeTable({ remotes, switchedOff }: KnownRegistry): RouteTable {
  return [
    ...authPages.map((page): TableRow => ({ path: `/auth/${page}`, handle: { kind: 'auth', page } })),
    { path: PLATFORM, handle: { kind: 'platform' } },
    ...remotes.flatMap((remote) => rowsOf(remote, 'remote')),
    ...switchedOff.flatMap((remote) => rowsOf(remote, 'off')),
    { path: START, handle: { kind: 'home' } },
  ];
}

function fillIn(to: string, params: Readonly<Record<string, string | undefined>>): string {
  return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** No `*`, and nothing that an address may write in another way than a pattern. */
const PLAIN = /^[\w/:.-]*$/;

/** Rows that may match the path, by their fixed segments: the router compiles and ranks each row that it gets. */
function likelyRows(table: RouteTable, pathname: string): TableRow[] {
  if (!PLAIN.test(pathname)) return [...table];
  const asked = segmentsOf(pathname);
  return table.filter(({ path }) => {
    if (!PLAIN.test(path)) return true;
    const segments = segmentsOf(path);
    return segments.length === asked.length && segments.every((each, at) => each[0] === ':' || each === asked[at]);
  });
}

function findPlace(table: RouteTable, pathname: string): Place {
  const match = matchRoutes(likelyRows(table, pathname), pathname)?.at(-1);
  if (!match) return { kind: 'unknown' };
  const place = match.route.handle;
  return place.kind === 'redirect' ? { kind: 'redirect', to: fillIn(place.to, match.params) } : place;
}

/** Each drawing of a page looks up few paths several times. */
const found = new WeakMap<RouteTable, Map<string, Place>>();

/** The place of a path; of several matches the most exact one, by the router's ranking. */
export function placeAt(table: RouteTable, pathname: string): Place {
  const places = found.get(table) ?? new Map<string, Place>();
  found.set(table, places);
  const place = places.get(pathname) ?? findPlace(table, pathname);
  places.set(pathname, place);
  return place;
}

/** Where a page without content redirects: to the start page; from the start page itself to the first menu entry. */
export function homeFrom(table: RouteTable, pathname: string, firstEntry: string): string {
  const start = placeAt(table, START);
  const to = start.kind === 'redirect' ? start.to : START;
  return to === pathname ? firstEntry : START;
}
