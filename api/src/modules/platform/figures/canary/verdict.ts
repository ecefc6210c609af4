import type { Candidate } from '@academy/shared-auth/contract';
import type { Evidence } from './canary-evidence.ts';

export interface Verdict {
  action: 'wait' | 'promote' | 'abort';
  /** Includes the figures, for the registry's log. */
  reason: string;
  /** The people who used the canary. */
  people: number;
  hours: number;
}

/** Fewer people may be one family, or one person with two accounts and a phone. */
export const LEAST_PEOPLE = 3;
const LEAST_NETWORKS = 2;
/** This many people with a fault prevent a promotion, although a withdrawal needs more. */
const DOUBTING_PEOPLE = 2;
/** A new version is not cached yet, so this much more time means nothing. */
const SLOWER_BY_MS = 300;

const shareOf = ({ faultyHours, hours }: Evidence) => faultyHours / Math.max(hours, 1);
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
const areSeveral = (people: number, networks: number) => people >= LEAST_PEOPLE && networks >= LEAST_NETWORKS;
const isKnown = ({ people, networks }: Evidence) => areSeveral(people, networks);

interface Comparison {
  candidate: Evidence;
  /** The figures of the live version in the same time. */
  live: Evidence;
  /** Minutes since the canary began. */
  minutes: number;
  guard: Candidate['guard'];
}

function isSlower({ candidate, live, guard }: Comparison): boolean {
  if (candidate.hours < guard.loads || live.hours < guard.loads || !isKnown(candidate) || !isKnown(live)) return false;
  const [mine, usual] = [candidate.p75 ?? 0, live.p75 ?? 0];
  return mine > usual * guard.slower && mine - usual > SLOWER_BY_MS;
}

const isFaultier = ({ candidate, live, guard }: Comparison) => shareOf(candidate) > shareOf(live) + guard.rate;

/** Whether there is enough evidence, of both versions, to make the canary live for everybody. */
function isProved(comparison: Comparison): boolean {
  const { candidate, live, minutes, guard } = comparison;
  const isDoubted = isFaultier(comparison) && candidate.faultyPeople >= DOUBTING_PEOPLE;
  const isEnough = minutes >= guard.minutes && candidate.hours >= guard.loads;
  return isEnough && isKnown(candidate) && isKnown(live) && !isDoubted;
}

const peopleOf = ({ people, networks }: Evidence) => `${people} people, ${networks} networks`;

function textsOf({ candidate, live, minutes }: Comparison) {
  return {
    faults: `${candidate.faultyHours} of ${candidate.hours} hours with a fault (${percent(shareOf(candidate))}, the live version ${percent(shareOf(live))})`,
    times: `p75 ${candidate.p75 ?? '-'} ms (the live version ${live.p75 ?? '-'} ms)`,
    people: `${peopleOf(candidate)} (the live version ${peopleOf(live)})`,
    minutes: `${Math.floor(minutes)} minutes`,
  };
}

/**
 * The decision about a canary: it is withdrawn as soon as it does worse for several people, and promoted after it has
 * done well for several for long enough (ADR 82).
 */
export function verdictOf(comparison: Comparison): Verdict {
  const { candidate } = comparison;
  const { people, hours } = candidate;
  const texts = textsOf(comparison);
  const verdict = (action: Verdict['action'], ...reason: string[]): Verdict => ({
    action,
    reason: reason.join(', '),
    people,
    hours,
  });
  if (areSeveral(candidate.faultyPeople, candidate.faultyNetworks) && isFaultier(comparison))
    return verdict('abort', texts.faults, texts.people);
  if (isSlower(comparison)) return verdict('abort', texts.times, texts.people);
  const isReady = isProved(comparison);
  const after = `${isReady ? 'in' : 'after'} ${texts.minutes}`;
  return verdict(isReady ? 'promote' : 'wait', texts.faults, texts.times, texts.people, after);
}
