import { type RemoteDeclaration, routeOfLink } from '@academy/shared-auth/contract';
import { ROLES, type Role } from './academy.ts';
import type { Visitor } from './visitor.ts';

type Route = RemoteDeclaration['routes'][number];
const parametersOf = (path: string) => path.split('/').filter((segment) => segment.startsWith(':'));
const MOST_TRIES = 8;

/** Paths with real values for every route's pattern, by the pattern. */
export type Samples = Map<string, { path: string; foundBy: Role }>;

/** Values of parameters in the links to a remote's pages, by the parameter's name; the last seen comes first. */
function valuesIn(routes: readonly Route[], links: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const link of links) {
    const segments = link.split(/[?#]/, 1)[0]?.split('/') ?? [];
    const pattern = routeOfLink(routes, link)?.path.split('/') ?? [];
    for (const [at, segment] of pattern.entries()) {
      const value = segments[at];
      if (!segment.startsWith(':') || !value) continue;
      const known = values.get(segment) ?? [];
      if (!known.includes(value)) values.set(segment, [value, ...known]);
    }
  }
  return values;
}

const filled = (pattern: string, values: Map<string, string[]>, attempt: number): string | null => {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    // Ids of the demo are small numbers.
    return [...(values.get(segment) ?? []), '1', '2', '3'][attempt] ?? null;
  });
  return segments.includes(null) ? null : segments.join('/');
};

const linksOf = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''));

/** Whether the page shows what it is for: neither a rejection of the shell's nor one of the API's. */
async function isShown(visitor: Visitor, path: string): Promise<boolean> {
  visitor.takeComplaints();
  await visitor.go(path);
  const heading = await visitor.page.locator('h1').first().textContent();
  return !/^40[34]/.test(heading ?? '') && visitor.takeComplaints().length === 0;
}

/** Finds real addresses for a remote's routes: those without parameters, links on them, and values that are tried. */
export async function findSamples(
  routes: readonly Route[],
  asRole: <T>(role: Role, work: (visitor: Visitor) => Promise<T>) => Promise<T>,
): Promise<Samples> {
  const samples: Samples = new Map();
  const links: string[] = [];
  const note = (path: string, pattern: string, foundBy: Role) => {
    if (!samples.has(pattern)) samples.set(pattern, { path, foundBy });
  };
  const missing = () => routes.filter(({ path }) => !samples.has(path));
  for (const role of ROLES) {
    if (missing().length === 0) break;
    await asRole(role, async (visitor) => {
      for (const { path } of routes.filter((route) => parametersOf(route.path).length === 0)) {
        if (await isShown(visitor, path)) note(path, path, role);
        links.push(...(await linksOf(visitor)));
      }
      for (const { path } of missing()) {
        const linked = links.filter((link) => routeOfLink(routes, link)?.path === path);
        const values = valuesIn(routes, links);
        const tried = Array.from({ length: MOST_TRIES }, (_, attempt) => filled(path, values, attempt));
        for (const candidate of new Set([...linked.slice(0, 3), ...tried]))
          if (candidate && !samples.has(path) && (await isShown(visitor, candidate))) {
            note(candidate, path, role);
            links.push(...(await linksOf(visitor)));
          }
      }
    });
  }
  return samples;
}
