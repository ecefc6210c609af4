import type { Declared } from './remote-part.ts';

/** Somebody to whom entries and routes are open. */
export interface Viewer {
  name: string;
  role: string;
  relations?: readonly string[];
  permissions: readonly string[];
}

/** A page that is rightly in neither menu nor palette: for all viewers, or for those that are named. */
export interface Exception {
  path: string;
  viewers?: readonly string[];
  because: string;
}

type Audience = Pick<Declared['menuGroups'][number], 'permissions' | 'only' | 'except' | 'relations'>;

const isFor = ({ role, relations = [], permissions }: Viewer, audience: Audience): boolean =>
  audience.permissions.every((permission) => permissions.includes(permission)) &&
  (audience.only.length === 0 || audience.only.includes(role)) &&
  !audience.except.includes(role) &&
  (audience.relations.length === 0 || audience.relations.some((relation) => relations.includes(relation)));

/** The paths that a viewer finds by name: those of the menu and of the palette, with the targets of redirects. */
function namedPaths(viewer: Viewer, remotes: readonly Declared[]): Set<string> {
  const groups = new Map(remotes.flatMap(({ menuGroups }) => menuGroups.map((group) => [group.id, group])));
  const entries = remotes.flatMap(({ menu, palette }) => [
    ...menu.filter(({ group }) => {
      const declared = group === undefined ? undefined : groups.get(group);
      return !declared || isFor(viewer, declared);
    }),
    ...palette,
  ]);
  const shown = entries.filter((entry) => isFor(viewer, entry)).map(({ to }) => to.replace(/[?#].*$/, ''));
  const redirects = new Map(remotes.flatMap((remote) => remote.redirects.map(({ from, to }) => [from, to])));
  return new Set(shown.flatMap((path) => [path, redirects.get(path) ?? path]));
}

const isOpenTo = ({ role, permissions }: Viewer, route: Declared['routes'][number]): boolean =>
  route.permissions.every((permission) => permissions.includes(permission)) &&
  (route.roles.length === 0 || route.roles.includes(role));

/**
 * Pages of the dashboard that a viewer may open and finds by no name, neither in the menu nor in the palette. A page
 * about an object (`:id`) is reached from it. Exceptions that except nothing are named too.
 */
export function unnamedPlaces(
  remotes: readonly Declared[],
  viewers: readonly Viewer[],
  exceptions: readonly Exception[] = [],
): string[] {
  const routes = remotes
    .flatMap((remote) => remote.routes)
    .filter(({ access, path }) => access === 'session' && !path.includes('/:'));
  const missing = viewers.flatMap((viewer) => {
    const named = namedPaths(viewer, remotes);
    return routes
      .filter((route) => isOpenTo(viewer, route) && !named.has(route.path))
      .map(({ path }) => ({ path, viewer: viewer.name }));
  });
  const excepts = ({ path, viewers }: Exception, one: { path: string; viewer: string }) =>
    path === one.path && (viewers === undefined || viewers.includes(one.viewer));
  return [
    ...missing
      .filter((one) => !exceptions.some((exception) => excepts(exception, one)))
      .map(({ path, viewer }) => `${path} is in neither menu nor palette of: ${viewer}`),
    ...exceptions
      .filter((exception) => !missing.some((one) => excepts(exception, one)))
      .map(({ path }) => `${path} is found by name: it needs no exception`),
  ];
}
