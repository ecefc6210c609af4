import type { Registry, RegistryEntry, RemoteRoute } from '@academy/shared-auth/contract';

export interface RouteMatch {
  entry: RegistryEntry;
  route: RemoteRoute;
}

const MOST_REDIRECTS = 3;

/**
 * The route that the shell's router would choose for this path, with redirects followed; its remote may be disabled.
 */
export function matchRoute(registry: Registry, path: string): RouteMatch | null {
  const redirects = registry.remotes.flatMap((remote) => remote.redirects);
  let place = path;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const route = best(registry.remotes, place);
    if (route) return route;
    const redirect = redirects.find(({ from }) => score(from, place) !== null);
    if (!redirect) return null;
    place = redirect.to;
  }
  return null;
}

function best(remotes: RegistryEntry[], path: string): RouteMatch | null {
  let found: (RouteMatch & { score: number }) | null = null;
  for (const entry of remotes) {
    for (const route of entry.routes) {
      const fit = score(route.path, path);
      if (fit !== null && (found === null || fit > found.score)) found = { entry, route, score: fit };
    }
  }
  return found;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** How closely a pattern (`:id`, `:id?`, `*` at the end) matches a path, plain segments first; null: no match. */
function score(pattern: string, path: string): number | null {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(path);
  let total = 0;
  for (const [place, segment] of expected.entries()) {
    const actual = given[place];
    if (segment === '*') return total;
    if (segment.startsWith(':')) {
      if (actual === undefined && !segment.endsWith('?')) return null;
      total += 1;
    } else {
      if (actual?.toLowerCase() !== segment.toLowerCase()) return null;
      total += 3;
    }
  }
  return given.length > expected.length ? null : total + 1;
}
