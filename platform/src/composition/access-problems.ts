import type { Declared, Problem } from './remote-part.ts';
import { literalPath, overlap, parsePattern } from './route-pattern.ts';

type Route = Declared['routes'][number];
type Entry = Pick<Declared['palette'][number], 'id' | 'to' | 'permissions' | 'only'>;

/** The route of an address without parameters: a route without parameters comes before one with. */
function routeOf(to: string, routes: readonly Route[]): Route | undefined {
  const path = to.replace(/[?#].*$/, '');
  const target = literalPath(path);
  return (
    routes.find((route) => route.path === path) ?? routes.find((route) => overlap(parsePattern(route.path), target))
  );
}

/** Whether everybody who sees the entry may open the page. */
function opens({ permissions = [], only = [] }: Entry, { permissions: needed = [], roles = [] }: Route): boolean {
  const isRoleFit = roles.length === 0 || (only.length > 0 && only.every((role) => roles.includes(role)));
  return isRoleFit && needed.every((permission) => permissions.includes(permission));
}

/** An entry of a group is shown only with its group. */
const withGroup = (entry: Declared['menu'][number], groups: Declared['menuGroups']): Entry => {
  const group = groups.find(({ id }) => id === entry.group);
  const only = entry.only.length > 0 ? entry.only : (group?.only ?? []);
  return { ...entry, only, permissions: [...entry.permissions, ...(group?.permissions ?? [])] };
};

/** Entries of menu and palette that are shown to users who may not open their page. */
export function accessProblems(remotes: readonly Declared[]): Problem[] {
  const routes = remotes.flatMap((remote) => remote.routes);
  const groups = remotes.flatMap(({ menuGroups }) => menuGroups);
  return remotes.flatMap(({ name, menu, palette }) => {
    const entries = [
      ...menu.map((entry) => ({ what: `the menu entry "${entry.id}"`, entry: withGroup(entry, groups) })),
      ...palette.map((entry) => ({ what: `the palette entry "${entry.id}"`, entry })),
    ];
    return entries.flatMap(({ what, entry }) => {
      const route = routeOf(entry.to, routes);
      if (!route || opens(entry, route)) return [];
      return [{ remotes: [name], text: `${what} of ${name} is shown to people who may not open ${route.path}` }];
    });
  });
}
