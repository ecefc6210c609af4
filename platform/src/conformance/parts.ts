import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import type { Academy, Role } from './academy.ts';
import type { Holders } from './gate.ts';
import type { Progress } from './progress.ts';
import type { Samples } from './sample-paths.ts';
import type { Visit } from './seats.ts';

/** A visit is mostly waiting, so there are more visitors at a time than a small machine has cores. */
export const SEATS = 4;

type Route = RemoteDeclaration['routes'][number];

/** What the probes of a check share. */
export interface Parts {
  declaration: RemoteDeclaration;
  /** The checked routes. */
  routes: readonly Route[];
  academy: Academy;
  holders: Holders;
  samples: Samples;
  visit: Visit;
  progress: Progress;
}

/** Screens in as many groups as there are seats, by the role for which each was found. */
export function groupsOf(samples: Samples): { role: Role; screens: [pattern: string, path: string][] }[] {
  const roles = new Set([...samples.values()].map(({ foundBy }) => foundBy));
  return [...roles].flatMap((role) => {
    const own = [...samples].flatMap(([pattern, { path, foundBy }]): [string, string][] =>
      foundBy === role ? [[pattern, path]] : [],
    );
    const count = Math.min(SEATS, Math.ceil(own.length / 6));
    return Array.from({ length: count }, (_, at) => ({
      role,
      screens: own.filter((_one, place) => place % count === at),
    }));
  });
}
