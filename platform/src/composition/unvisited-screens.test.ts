import path from 'node:path';
import { expect, it } from 'vitest';
import { readDeclaration } from '../sources/read-remote.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import { literalPath, overlap, parsePattern } from './route-pattern.ts';

interface Visits {
  visits: readonly Visit[];
}
interface Visit {
  path: string;
}
interface Ends {
  endOf: (visit: Visit) => string;
}

const inE2e = (file: string) => import(path.join(workspaceRoot, 'e2e/src/visits', file)) as Promise<unknown>;
const { visits } = (await inE2e('visits.ts')) as Visits;
const { endOf } = (await inE2e('visit.ts')) as Ends;

/** Screens that no visit shows, by their file, each with the reason. */
const exceptions: Record<string, string> = {
  'mf-subscriptions/package-state/reactivate': 'the page of deactivating with another sentence',
  'mf-subscriptions/payment-return': 'the way back from the provider: the journeys of buying check it with axe',
  'mf-subscriptions/receipt-details': 'reached by the code on the paper alone; its own test shows it',
  'mf-subscriptions/subscription-managed': 'the way back from the provider, as above',
  'mf-users/edit-profile': 'leads back: without a profile there is no form (C18)',
  'mf-users/student-profile': 'the form of a profile that is edited, empty',
  'mf-users/teacher-profile': 'the form of a profile that is edited, empty',
};

interface Place {
  pattern: ReturnType<typeof parsePattern>;
  parameters: number;
  screen: string;
}

async function placesOf(name: string): Promise<Place[]> {
  const { routes } = await readDeclaration(path.join(workspaceRoot, name));
  return routes.map((route) => ({
    pattern: parsePattern(route.path),
    parameters: route.path.split('/:').length,
    screen: `${name}/${route.screen}`,
  }));
}

/** The screen at an address: of several routes, as in the router, the one with the fewest parameters. */
function screenAt(address: string, places: readonly Place[]): string | undefined {
  const at = literalPath(address);
  const [first] = places.filter(({ pattern }) => overlap(pattern, at)).sort((a, b) => a.parameters - b.parameters);
  return first?.screen;
}

it('each screen of the remotes has a visit, at which axe, the policy and the width are checked, or an exception', async () => {
  const places = (await Promise.all(remoteNames().map(placesOf))).flat();
  const visited = new Set(visits.map((visit) => screenAt(endOf(visit), places)));
  const unvisited = [...new Set(places.map(({ screen }) => screen))].filter((screen) => !visited.has(screen));
  expect(unvisited.sort()).toEqual(Object.keys(exceptions).sort());
});
