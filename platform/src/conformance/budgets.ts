import path from 'node:path';
import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import { screenSizes } from '../build/screen-budget.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import { groupsOf, type Parts } from './parts.ts';
import type { Finding, ScreenRow } from './report.ts';
import { roundTripsOf } from './sizes.ts';

/** The round trips of each screen. */
export async function countTrips({ samples, visit, progress }: Parts): Promise<Map<string, number>> {
  const trips = new Map<string, number>();
  await progress.part('round trips', samples.size, (step) =>
    Promise.all(
      groupsOf(samples).map(async ({ role, screens }) => {
        const paths = screens.map(([, path]) => path);
        const counts = await roundTripsOf(visit, role, paths, step);
        for (const [at, [pattern]] of screens.entries()) trips.set(pattern, counts[at] ?? 0);
      }),
    ),
  );
  return trips;
}

/** A count during other work may be too high: one over the budget is repeated alone. */
export async function countAgain(parts: Parts, trips: Map<string, number>): Promise<void> {
  const { declaration, samples, visit, progress } = parts;
  const over = [...trips].filter(([, count]) => count > declaration.budget.roundTrips).map(([pattern]) => pattern);
  if (over.length === 0) return;
  await progress.part('round trips, alone', over.length, async (step) => {
    for (const pattern of over) {
      const sample = samples.get(pattern);
      if (!sample) continue;
      const [count = 0] = await roundTripsOf(visit, sample.foundBy, [sample.path], step);
      trips.set(pattern, count);
    }
  });
}

export function rowsOf(
  { declaration, routes, samples }: Parts,
  trips: Map<string, number>,
): Omit<ScreenRow, 'roles'>[] {
  const bytes = screenSizes(path.join(workspaceRoot, declaration.name, 'dist'));
  return routes.map(({ path: pattern, screen }) => ({
    path: pattern,
    kilobytes: (bytes.get(screen) ?? 0) / 1000,
    roundTrips: samples.has(pattern) ? (trips.get(pattern) ?? null) : null,
  }));
}

export function budgetFindings({ budget }: RemoteDeclaration, rows: readonly Omit<ScreenRow, 'roles'>[]): Finding[] {
  return rows.flatMap(({ path: where, kilobytes, roundTrips }) =>
    [
      ...(kilobytes > budget.kilobytes ? [`${kilobytes.toFixed(1)} KB of scripts, ${budget.kilobytes} allowed`] : []),
      ...((roundTrips ?? 0) > budget.roundTrips ? [`${roundTrips} round trips, ${budget.roundTrips} allowed`] : []),
    ].map((text) => ({ probe: 'budget', where, text })),
  );
}
