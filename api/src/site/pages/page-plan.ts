import type { Registry } from '@academy/shared-auth/contract';
import { matchRoute, type RouteMatch } from './route-match.ts';

/** The plan of a shell page. */
export interface PagePlan {
  /** Distinguishes the plans that one registry has. */
  key: string;
  status: 200 | 404 | 503;
  layout: 'dashboard' | 'bare';
  match: RouteMatch | null;
  /** Paths with queries that the page fetches before its code arrives. */
  earlyData: string[];
  /** The audience of the route: all first data except the profile is only for it. */
  audience: { permissions: string[]; roles: string[] };
}

const PROFILE = '/api/profile';
const everybody = { permissions: [], roles: [] };

/**
 * The plan for a path; with status 404 if neither the shell nor any remote has a screen there, 503 if the remote is
 * switched off. Below the dashboard the shell decides, because it knows the user: its frame is there in any case.
 */
export function planPage(registry: Registry, path: string, hasQuery: boolean): PagePlan {
  const match = matchRoute(registry, path);
  const isDashboard = /^\/dashboard(\/|$)/i.test(path);
  if (match) return match.entry.enabled ? planRoute(match, hasQuery) : planSwitchedOff(match, isDashboard);
  if (isDashboard)
    return { key: 'dashboard', status: 200, layout: 'dashboard', match, earlyData: [PROFILE], audience: everybody };
  const isShells = /^\/auth\/./i.test(path) || /^\/(ar\/?)?$/.test(path);
  const [key, status] = isShells ? (['auth', 200] as const) : (['none', 404] as const);
  return { key, status, layout: 'bare', match, earlyData: [], audience: everybody };
}

function planSwitchedOff({ route }: RouteMatch, isDashboard: boolean): PagePlan {
  const { layout, access } = route;
  const earlyData = access === 'session' ? [PROFILE] : [];
  const key = ['off', layout, access, isDashboard].join(' ');
  return { key, status: isDashboard ? 200 : 503, layout, match: null, earlyData, audience: everybody };
}

/** A query filters the page's list: the route's first data would belong to another list. */
function planRoute(match: RouteMatch, hasQuery: boolean): PagePlan {
  const { path, layout, access, data, permissions, roles } = match.route;
  const profile = access === 'session' ? [PROFILE] : [];
  const first = hasQuery ? [] : data.map((entry) => `/api/${entry}`);
  return {
    key: `${path}${hasQuery ? '?' : ''}`,
    status: 200,
    layout,
    match,
    earlyData: [...new Set([...profile, ...first])],
    audience: { permissions, roles },
  };
}
