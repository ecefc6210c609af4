import type { Candidate } from '@academy/shared-auth/contract';
import type { RemoteFigures } from '../remote-figures.ts';

type Measured = Pick<RemoteFigures, 'loads' | 'failures' | 'errors' | 'p75'>;

export interface Verdict {
  action: 'wait' | 'promote' | 'abort';
  /** With the figures, for the log of the registry. */
  reason: string;
}

/** Fewer may be one browser's. */
const LEAST_FAULTS = 5;
/** A new version comes to caches that do not have it: so much longer says nothing. */
const SLOWER_BY_MS = 300;

const faultsOf = ({ failures, errors }: Measured) => failures + errors;
const shareOf = (figures: Measured) => faultsOf(figures) / Math.max(figures.loads + figures.failures, 1);
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

interface Comparison {
  candidate: Measured;
  /** Of the live version, in the same time. */
  live: Measured;
  /** Since the canary began. */
  minutes: number;
  guard: Candidate['guard'];
}

function isSlower({ candidate, live, guard }: Comparison): boolean {
  if (candidate.loads < guard.loads || live.loads < guard.loads) return false;
  const [mine, usual] = [candidate.p75 ?? 0, live.p75 ?? 0];
  return mine > usual * guard.slower && mine - usual > SLOWER_BY_MS;
}

/** What becomes of a candidate: taken back as soon as it does worse, promoted once it has done well for long enough. */
export function verdictOf(comparison: Comparison): Verdict {
  const { candidate, live, minutes, guard } = comparison;
  const [share, usual] = [shareOf(candidate), shareOf(live)];
  const faults = `${faultsOf(candidate)} faults in ${candidate.loads + candidate.failures} loads (${percent(share)}, the live version ${percent(usual)})`;
  const times = `p75 ${candidate.p75 ?? '-'} ms (the live version ${live.p75 ?? '-'} ms)`;
  if (faultsOf(candidate) >= LEAST_FAULTS && share > usual + guard.rate) return { action: 'abort', reason: faults };
  if (isSlower(comparison)) return { action: 'abort', reason: times };
  if (minutes < guard.minutes || candidate.loads < guard.loads)
    return { action: 'wait', reason: `${faults}, ${times} after ${Math.floor(minutes)} minutes` };
  return { action: 'promote', reason: `${faults}, ${times} in ${Math.floor(minutes)} minutes` };
}
