import type { Candidate, Registry } from '@academy/shared-auth/contract';
import { deployRelease, endCandidate, entryOf } from '../state/change.ts';
import { changeRegistry } from '../state/documents.ts';
import { unnamedReason } from '../state/reason.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import { type ChangeOptions, type GateOptions, passGate, publishedRelease, rejectConflicts } from './admission.ts';

/** Identifies a candidate: without a version, the present one. */
interface Meant {
  name: string;
  version?: string;
}

/**
 * The named candidate; null if it has ended or was replaced: then there is nothing to do.
 * @throws Rejection if none is named and there is none.
 */
function candidateOf(registry: Registry, { name, version }: Meant): Candidate | null {
  const { candidate } = entryOf(registry, name);
  if (!candidate && version === undefined) throw new Rejection(`${name} has no candidate: remote deploy --canary`);
  return version === undefined || candidate?.version === version ? candidate : null;
}

/** Makes a candidate live for everybody, after the same checks as a deploy. @throws Rejection with the reason. */
export function promoteCandidate(
  store: ReleaseStore,
  meant: Meant,
  { at = new Date(), reason = unnamedReason(`promote ${meant.name}`), ...gate }: GateOptions & ChangeOptions = {},
): Promise<Registry> {
  return changeRegistry(store, reason, async (current) => {
    const candidate = candidateOf(current, meant);
    if (!candidate) return current;
    const release = await publishedRelease(store, meant.name, candidate.version);
    await passGate(store, release, gate);
    rejectConflicts(current, [release], 'published');
    return deployRelease(current, release, at);
  });
}

/** Withdraws a candidate: everybody gets the live version. */
export function abortCandidate(
  store: ReleaseStore,
  meant: Meant,
  { at = new Date(), reason = unnamedReason(`abort ${meant.name}`) }: ChangeOptions = {},
): Promise<Registry> {
  return changeRegistry(store, reason, (current) =>
    candidateOf(current, meant) ? endCandidate(current, meant.name, at) : current,
  );
}
