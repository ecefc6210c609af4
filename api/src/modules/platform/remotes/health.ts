import type { RemoteFigures } from '#modules/platform/figures/remote-figures.ts';
import type { WireRemote } from './remotes.schema.ts';

type Measured = Pick<RemoteFigures, 'loads' | 'failures' | 'errors' | 'p95'>;

/** Fewer faults may come from a single browser. */
const LEAST_FAULTS = 3;
const ATTENTION_SHARE = 0.02;
const LEAST_FAILURES = 3;
const DOWN_SHARE = 0.5;
const LEAST_LOADS = 20;
/** The loader uses its fallback at 4.2 s. */
const SLOW_MS = 4000;

/** The health of a remote's live version, by the reports of browsers. */
export function healthOf(enabled: boolean, figures: Measured | undefined): WireRemote['health'] {
  if (!enabled) return 'off';
  if (!figures) return 'unknown';
  const { loads, failures, errors, p95 } = figures;
  const asked = loads + failures;
  if (asked + errors === 0) return 'unknown';
  if (failures >= LEAST_FAILURES && failures / asked >= DOWN_SHARE) return 'down';
  const faults = failures + errors;
  const isFailing = faults >= LEAST_FAULTS && faults / Math.max(asked, 1) > ATTENTION_SHARE;
  return isFailing || (loads >= LEAST_LOADS && (p95 ?? 0) > SLOW_MS) ? 'attention' : 'good';
}
