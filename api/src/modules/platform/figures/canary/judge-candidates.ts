import { abortCandidate, promoteCandidate, type ReleaseStore, readRegistry } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import { canaryEvidence, noEvidence } from './canary-evidence.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const MINUTE_MS = 60_000;

interface JudgeDeps {
  sql: Sql;
  /** Null if this process serves no remotes: then it judges none. */
  releases: ReleaseStore | null;
  logger: Logger;
  /** Whether verdicts are carried out, or only shown to an operator. */
  isDeciding: boolean;
  metrics: Pick<Metrics, 'canaries'>;
}

/** The verdict about a remote's canary by the figures; null without a canary. */
export async function judgeCanary(sql: Sql, entry: RegistryEntry, now: Date): Promise<Verdict | null> {
  const { name, version, candidate } = entry;
  if (!candidate) return null;
  const since = new Date(candidate.since);
  const evidence = await canaryEvidence(sql, name, since);
  return verdictOf({
    candidate: evidence.get(candidate.version) ?? noEvidence,
    live: evidence.get(version) ?? noEvidence,
    minutes: (now.getTime() - since.getTime()) / MINUTE_MS,
    guard: candidate.guard,
  });
}

/**
 * Compares each canary with the live version, and promotes or withdraws it, with the figures in the registry's log. If
 * several processes do so at once, the registry changes only for the first.
 */
export async function judgeCandidates(deps: JudgeDeps, now: Date): Promise<void> {
  const { sql, releases: store, logger, metrics, isDeciding } = deps;
  if (!store) return;
  const { remotes } = await readRegistry(store);
  for (const entry of remotes) {
    const { name, candidate } = entry;
    const verdict = await judgeCanary(sql, entry, now);
    if (!candidate || !verdict) continue;
    const { action, reason: note } = verdict;
    logger.info({ remote: name, candidate: candidate.version, action, note, isDeciding }, 'a candidate was judged');
    if (action === 'wait' || !isDeciding) continue;
    const end = action === 'promote' ? promoteCandidate : abortCandidate;
    const reason = { command: `${action} ${name}`, by: 'canary', note, commit: null };
    await end(store, { name, version: candidate.version }, { at: now, reason });
    metrics.canaries.inc({ outcome: action === 'promote' ? 'promoted' : 'taken-back' });
  }
}
