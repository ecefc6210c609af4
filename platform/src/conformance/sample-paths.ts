import { type RemoteDeclaration, routeOfLink } from '@academy/shared-auth/contract';
import type { Role } from './academy.ts';
import { type Holders, isAdmitted } from './gate.ts';
import type { Visit } from './seats.ts';
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

/** Whether the page shows its content, and no rejection by the shell or the API. */
async function isShown(visitor: Visitor, path: string): Promise<boolean> {
  visitor.takeComplaints();
  await visitor.go(path);
  const heading = await visitor.page.locator('h1').first().textContent();
  return !/^40[34]/.test(heading ?? '') && visitor.takeComplaints().length === 0;
}

interface SampleOptions {
  routes: readonly Route[];
  holders: Holders;
  visit: Visit;
  /** Called for each route that has an address. */
  step: () => void;
}

const MOST_AT_ONCE = 4;
const LEAST_OF_A_VISIT = 5;

/** The routes in parts of similar size, one for each visitor. */
function partsOf(routes: readonly Route[]): Route[][] {
  const count = Math.min(MOST_AT_ONCE, Math.ceil(routes.length / LEAST_OF_A_VISIT));
  return Array.from({ length: count }, (_, at) => routes.filter((_route, place) => place % count === at));
}

/** Finds real addresses for a remote's routes: those without parameters, links on them, and values that are tried. */
export async function findSamples({ routes, holders, visit, step }: SampleOptions): Promise<Samples> {
  const samples: Samples = new Map();
  const links: string[] = [];
  const lookAt = async (visitor: Visitor, path: string, pattern: string, foundBy: Role) => {
    const isFound = await isShown(visitor, path);
    if (isFound && !samples.has(pattern)) {
      samples.set(pattern, { path, foundBy });
      step();
    }
    if (isFound || path === pattern) links.push(...(await linksOf(visitor)));
  };
  const candidatesFor = (path: string) => {
    const linked = links.filter((link) => routeOfLink(routes, link)?.path === path);
    const values = valuesIn(routes, links);
    const tried = Array.from({ length: MOST_TRIES }, (_, attempt) => filled(path, values, attempt));
    return new Set([...linked.slice(0, 3), ...tried]);
  };
  for (const [role, holder] of holders) {
    const open = routes.filter((route) => isAdmitted(holder, route));
    const missing = () => open.filter(({ path }) => !samples.has(path));
    if (missing().length === 0) continue;
    const inParts = (wanted: readonly Route[], work: (visitor: Visitor, path: string) => Promise<void>) =>
      Promise.all(
        partsOf(wanted).map((part) =>
          visit({ role, language: 'en' }, async (visitor) => {
            for (const { path } of part) await work(visitor, path);
          }),
        ),
      );
    await inParts(
      open.filter((route) => parametersOf(route.path).length === 0),
      (visitor, path) => lookAt(visitor, path, path, role),
    );
    const tried = new Set<string>();
    // A page that was just found may link to another one without known values so far.
    for (let left = 0; missing().length > 0 && missing().length !== left; ) {
      left = missing().length;
      await inParts(missing(), async (visitor, pattern) => {
        for (const path of candidatesFor(pattern))
          if (path && !samples.has(pattern) && !tried.has(path)) {
            tried.add(path);
            await lookAt(visitor, path, pattern, role);
          }
      });
    }
  }
  return samples;
}
