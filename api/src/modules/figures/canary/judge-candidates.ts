import { abortCandidate, promoteCandidate, type ReleaseStore, readRegistry } from '@academy/platform/registry';
import type { Candidate } from '@academy/shared-auth/contract';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import { remoteFigures } from '../remote-figures.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const MINUTE_MS = 60_000;
const none = { loads: 0, failures: 0, errors: 0, p75: null };

interface JudgeDeps {
  sql: Sql;
  /** Null where this process serves no remotes: then it judges none. */
  releases: ReleaseStore | null;
  logger: Logger;
}

interface Canary {
  name: string;
  /** The live version. */
  version: string;
  candidate: Candidate;
}

async function judge(sql: Sql, { name, version, candidate }: Canary, now: Date): Promise<Verdict> {
  const since = new Date(candidate.since);
  const figures = await remoteFigures(sql, { remote: name, since });
  const of = (wanted: string) => figures.find((one) => one.version === wanted) ?? none;
  const minutes = (now.getTime() - since.getTime()) / MINUTE_MS;
  return verdictOf({ candidate: of(candidate.version), live: of(version), minutes, guard: candidate.guard });
}

/**
 * Compares each candidate with the live version, and promotes it or takes it back, with the figures in the registry's
 * log. Several processes may do so at once: the registry changes for the first of them.
 */
export async function judgeCandidates({ sql, releases: store, logger }: JudgeDeps, now: Date): Promise<void> {
  if (!store) return;
  const { remotes } = await readRegistry(store);
  for (const { name, version, candidate } of remotes) {
    if (!candidate) continue;
    const { action, reason: note } = await judge(sql, { name, version, candidate }, now);
    logger.info({ remote: name, candidate: candidate.version, action, note }, 'a candidate was judged');
    if (action === 'wait') continue;
    const end = action === 'promote' ? promoteCandidate : abortCandidate;
    const reason = { command: `${action} ${name}`, by: 'canary', note, commit: null };
    await end(store, { name, version: candidate.version }, { at: now, reason });
  }
}
