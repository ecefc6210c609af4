import type { Registry } from '@academy/shared-auth/contract';
import { matchRoute, type RouteMatch } from './route-match.ts';

/** What the shell's page is handed out with. */
export interface PagePlan {
  /** Tells plans of one registry apart. */
  key: string;
  status: 200 | 404 | 503;
  layout: 'dashboard' | 'bare';
  match: RouteMatch | null;
  /** Paths with queries that the page fetches while its code is still on the way. */
  earlyData: string[];
}

const PROFILE = '/api/profile';

/**
 * The plan for a path; a status of 404 where neither the shell nor any remote has a screen there, of 503 where the
 * remote is switched off. Below the dashboard the shell decides, which knows the user: its frame is there either way.
 */
export function planPage(registry: Registry, path: string, hasQuery: boolean): PagePlan {
  const match = matchRoute(registry, path);
  const isDashboard = /^\/dashboard(\/|$)/i.test(path);
  if (match) return match.entry.enabled ? planRoute(match, hasQuery) : planSwitchedOff(match, isDashboard);
  if (isDashboard) return { key: 'dashboard', status: 200, layout: 'dashboard', match, earlyData: [PROFILE] };
  const isShells = /^\/auth\/./i.test(path) || /^\/(ar\/?)?$/.test(path);
  return { key: isShells ? 'auth' : 'none', status: isShells ? 200 : 404, layout: 'bare', match, earlyData: [] };
}

function planSwitchedOff({ route }: RouteMatch, isDashboard: boolean): PagePlan {
  const { layout, access } = route;
  const earlyData = access === 'session' ? [PROFILE] : [];
  const key = ['off', layout, access, isDashboard].join(' ');
  return { key, status: isDashboard ? 200 : 503, layout, match: null, earlyData };
}

/** A query filters the page's list: the route's first data would be those of another list. */
function planRoute(match: RouteMatch, hasQuery: boolean): PagePlan {
  const { path, layout, access, data } = match.route;
  const profile = access === 'session' ? [PROFILE] : [];
  const first = hasQuery ? [] : data.map((entry) => `/api/${entry}`);
  return {
    key: `${path}${hasQuery ? '?' : ''}`,
    status: 200,
    layout,
    match,
    earlyData: [...new Set([...profile, ...first])],
  };
}
