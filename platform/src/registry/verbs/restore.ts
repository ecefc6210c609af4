import type { Registry, RegistryEntry } from '@academy/shared-auth/contract';
import { type PublishedRelease, registeredPart } from '../release/built-release.ts';
import { type Composition, compositionOf, findComposition, type Moment } from '../state/compositions.ts';
import { changeRegistry, readRegistry } from '../state/documents.ts';
import { withLine } from '../state/history.ts';
import { unnamedReason } from '../state/reason.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type ChangeOptions, type GateOptions, passGate, publishedRelease, rejectConflicts } from './admission.ts';
import { isUsable } from './operations.ts';

type Line = Composition['remotes'][number];

const versionsOf = ({ origins, remotes }: Composition) => JSON.stringify([origins, remotes]);

/** The line's previous version, if it is still in the store, and served. */
async function previousOf(store: ReleaseStore, { name, previousVersion }: Line): Promise<string | null> {
  if (previousVersion === null) return null;
  return (await isUsable(store, name, previousVersion)) ? previousVersion : null;
}

async function restoredEntry(
  store: ReleaseStore,
  registry: Registry,
  { line, release, at }: { line: Line; release: PublishedRelease; at: Date },
): Promise<RegistryEntry> {
  const { name, version, enabled, mount } = line;
  const live = registry.remotes.find((remote) => remote.name === name);
  const previousVersion = await previousOf(store, line);
  const isSame = live?.version === version && live.previousVersion === previousVersion;
  return {
    ...registeredPart(release),
    enabled,
    offNow: false,
    mount,
    previousVersion,
    previous: null,
    candidate: null,
    history: isSame ? live.history : withLine(live?.history ?? [], { version, previousVersion }, at),
  };
}

/**
 * Restores the composition of a revision or a time: versions, how they are mounted, disabled remotes, origins. Later
 * remotes leave the registry; their releases stay. All in one change, after the same checks as a deploy.
 * @returns the restored revision.
 * @throws Rejection with the reason.
 */
export async function restoreComposition(
  store: ReleaseStore,
  moment: Moment,
  { at = new Date(), reason = unnamedReason('restore'), ...gate }: GateOptions & ChangeOptions = {},
): Promise<{ registry: Registry; restored: number }> {
  const found = await findComposition(store, await readRegistry(store), moment);
  // A former canary does not start again, and a running one ends.
  const target = { ...found, remotes: found.remotes.map((line) => ({ ...line, candidate: null })) };
  const parts = await Promise.all(
    target.remotes.map(async (line) => ({ line, release: await publishedRelease(store, line.name, line.version) })),
  );
  const releases = parts.map(({ release }) => release);
  for (const release of releases) await passGate(store, release, gate);
  const { origins } = target;
  const registry = await changeRegistry(store, reason, async (current) => {
    if (versionsOf(target) === versionsOf(compositionOf(current))) return current;
    rejectConflicts({ ...current, origins }, releases, 'published', []);
    const remotes = await Promise.all(parts.map((part) => restoredEntry(store, current, { ...part, at })));
    return { ...current, revision: current.revision + 1, updatedAt: at.toISOString(), origins, remotes };
  });
  return { registry, restored: target.revision };
}
