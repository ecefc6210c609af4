import type { Deps } from '#base/deps.ts';
import { inTime } from './in-time.ts';

const DATABASE_MS = 2000;

/** Why this process does not serve pages, each reason in a few words; empty if it does. Pages need no database. */
export function pageProblems({ isStopping, servedRemotes }: Pick<Deps, 'isStopping' | 'servedRemotes'>): string[] {
  return [isStopping() ? 'stopping' : null, servedRemotes.problem()].filter((problem) => problem !== null);
}

/** Why this process does not serve the API; empty if it does. */
export async function apiProblems({ isStopping, database }: Pick<Deps, 'isStopping' | 'database'>): Promise<string[]> {
  if (isStopping()) return ['stopping'];
  const responded = await inTime(database.sql.query({ text: 'select 1' }), DATABASE_MS);
  return responded ? [] : ['the database does not respond'];
}
